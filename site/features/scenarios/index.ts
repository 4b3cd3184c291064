import type { Feature } from '../feature.ts';

export const scenario = {
  title: 'Scenario',
  about: '',
  noun: 'scenario',
  anchor: 'scenario',
  fetchBody: () => import(/* webpackChunkName: "lab-scenario" */ './page/scenario-lab.tsx'),
};

/**
 * Sequences of requests and clock advances that a link replays, for integrators. `shared/` has those that pages show
 * by `<Scenario>`: a list to read, until the lab plays it on the servers of the sandbox. `packages/scenarios` plays
 * them, and validates and writes links. "Keep as scenario" in any sandbox opens its call history.
 */
export const scenarios: Feature = {
  components: { Scenario: '@site/features/scenarios/page/scenario.tsx' },
  labs: { scenario },
};
