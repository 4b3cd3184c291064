import type { Feature } from '../feature.ts';

/** Shows the signed text of a text message, and which form of a URL matches a signature, for integrators. */
export const signatureLab: Feature = {
  labs: {
    signature: {
      title: 'Lab: check a signature',
      about:
        'See the text that is signed and which form of the address matches. Nothing leaves this page.',
      fetchBody: () => import(/* webpackChunkName: "lab-signature" */ './page/signature-lab.tsx'),
    },
  },
};
