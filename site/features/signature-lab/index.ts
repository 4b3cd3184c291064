import type { Feature } from '../feature.ts';

/** The text that a text message is signed with, and which form of an address fits a signature, for integrators. */
export const signatureLab: Feature = {
  labs: {
    signature: {
      title: 'Lab: check a signature',
      about:
        'See the text that is signed and which form of the address fits. All of it stays in this page.',
      fetchBody: () => import(/* webpackChunkName: "lab-signature" */ './page/signature-lab.tsx'),
    },
  },
};
