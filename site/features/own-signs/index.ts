import type { Feature } from '../feature.ts';

/**
 * Signs with a store's own text, QR code and logo, for staff. They are rendered in the page by the code of the ready
 * sheets (`printables/shared`); nothing is sent.
 */
export const ownSigns: Feature = {
  labs: {
    'own-sign': {
      title: 'Sign maker',
      about: 'Your words, code, logo and paper on these signs. Nothing is sent.',
      noun: 'sign maker',
      anchor: 'own-sign',
      fetchBody: () => import(/* webpackChunkName: "lab-own-sign" */ './page/own-sign-lab.tsx'),
    },
  },
};
