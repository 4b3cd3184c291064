import type { Feature } from '../feature.ts';

export const story = {
  title: 'Story',
  about: '',
  noun: 'story',
  anchor: 'story',
  fetchBody: () => import(/* webpackChunkName: "lab-story" */ './page/story-lab.tsx'),
};

/**
 * Requests and moves of the clock that a link plays again, for integrators; readers know them as stories. `shared/`
 * holds those that pages tell by `<Story>`: a list to be read, until the lab plays it on the servers of the sandbox.
 * `packages/scenarios` plays them, and checks and writes links. In every sandbox, "Keep as story" opens what was done.
 */
export const scenarios: Feature = {
  components: { Story: '@site/features/scenarios/page/story.tsx' },
  labs: { story },
};
