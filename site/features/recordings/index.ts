import type { Feature } from '../feature.ts';

/**
 * Checks a recorded session of a reader's server against the documents, for integrators. A web worker parses and
 * validates it with `packages/openapi-validator`; secrets are masked, and nothing is sent. `test/bench` compares its
 * findings with `redocly drift`.
 */
export const recordings: Feature = {
  labs: {
    recordings: {
      title: 'What did the server really say?',
      about:
        'Compare a recording of your server with these docs. It is read in this page, secrets are masked, and nothing is sent.',
      anchor: 'recordings',
      fetchBody: () => import(/* webpackChunkName: "lab-recordings" */ './page/recordings-lab.tsx'),
    },
  },
};
