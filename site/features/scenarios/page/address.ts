import type { Scenario } from '@frontline/scenarios';
import { useEffect } from 'react';
import { publicData } from '../shared/published-scenario.ts';
import type { ScenarioPlayer } from './use-scenario.ts';

/** The fragment before the scenario; links from before 2026-11-29 call it a story. */
const FRAGMENT = /^#(?:scenario|story)=/;
const links = () => import(/* webpackChunkName: "scenario-link" */ '@frontline/scenarios/link');

/** The URL of this page with the scenario in its fragment. */
export async function scenarioUrl(scenario: Scenario): Promise<string> {
  const { writeLink } = await links();
  return `${location.origin}${location.pathname}#scenario=${await writeLink(scenario, publicData)}`;
}

/** Opens the scenario in the fragment, now and whenever it changes. */
export function useScenarioInFragment({ load, fail }: ScenarioPlayer): void {
  useEffect(() => {
    let latest = '';
    const open = () => {
      const { hash } = location;
      latest = hash;
      if (!FRAGMENT.test(hash)) return;
      links()
        .then(({ readLink }) => readLink(hash.replace(FRAGMENT, ''), publicData))
        .then(
          (scenario) => hash === latest && load(scenario, 'The scenario of the link is open.'),
          (cause: unknown) => hash === latest && fail(cause),
        );
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
