import type { Feature } from '../feature.ts';

/** Plays a message of Radio before it is sent, with hints for listeners, for staff and integrators. */
export const textToSpeech: Feature = {
  labs: {
    radio: {
      title: 'Lab: hear a message first',
      about: 'Type a message, see how long it takes on the air, send it and listen to it.',
      fetchBody: () => import(/* webpackChunkName: "lab-radio" */ './page/radio-lab.tsx'),
    },
  },
};
