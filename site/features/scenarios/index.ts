import type { Feature } from '../feature.ts';

export const scenario = {
  title: 'Scenario',
  about: '',
  noun: 'scenario',
  anchor: 'scenario',
  fetchBody: () => import(/* webpackChunkName: "lab-scenario" */ './page/scenario-lab.tsx'),
};

/**
 * Requests and moves of the clock that a link plays again, for integrators; readers know them as scenarios. `shared/`
 * holds those that pages tell by `<Scenario>`: a list to be read, until the lab plays it on the servers of the sandbox.
 * `packages/scenarios` plays them, and checks and writes links. In every sandbox, "Keep as scenario" opens what was done.
 */
export const scenarios: Feature = {
  components: { Scenario: '@site/features/scenarios/page/scenario.tsx' },
  labs: { scenario },
};
