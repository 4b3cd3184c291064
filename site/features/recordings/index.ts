import type { Feature } from '../feature.ts';

/**
 * A recorded session of a reader's own server held against the documents, for integrators. It is read in a worker of
 * the page by `packages/openapi-validator`; secrets are masked, and nothing is sent. `test/bench.ts` measures what it
 * finds beside `redocly drift`.
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
