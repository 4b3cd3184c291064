import type { Scenario } from '@frontline/scenarios';
import { useEffect } from 'react';
import { known } from '../shared/published-scenario.ts';
import type { ScenarioPlayer } from './use-scenario.ts';

/** Before the scenario; links of before 2026-11-29 call it a story. */
const MARK = /^#(?:scenario|story)=/;
const links = () => import(/* webpackChunkName: "scenario-link" */ '@frontline/scenarios/link');

/** The address of this page with a scenario behind its `#`. */
export async function writeAddress(scenario: Scenario): Promise<string> {
  const { writeLink } = await links();
  return `${location.origin}${location.pathname}#scenario=${await writeLink(scenario, known)}`;
}

/** Opens the scenario that the address of the page holds, now and whenever that changes. */
export function useScenarioInAddress({ take, fail }: ScenarioPlayer): void {
  useEffect(() => {
    let latest = '';
    const open = () => {
      const { hash } = location;
      latest = hash;
      if (!MARK.test(hash)) return;
      links()
        .then(({ readLink }) => readLink(hash.replace(MARK, ''), known))
        .then(
          (scenario) => hash === latest && take(scenario, 'The scenario of the link is open.'),
          (cause: unknown) => hash === latest && fail(cause),
        );
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
