import { createPlayer, type Outcome, type Scenario } from '@frontline/scenarios';
import { openInPage } from '@frontline/storage/in-page';
import { createSandbox } from '../../sandbox/page/sandbox.ts';
import type { Answer } from '../../sandbox/page/send.ts';
import { scenarios } from '../shared/index.ts';
import { openScenarioStore } from '../../sandbox/page/scenario-store.ts';

/** Plays a scenario on the servers of the page in Node.js. */
export async function playInNode(scenario: Scenario): Promise<Outcome<Answer>[]> {
  const player = createPlayer(() =>
    openScenarioStore((own) => createSandbox({ openDatabase: () => openInPage(), ...own })),
  );
  const outcomes = await player.playTo(scenario, scenario.steps.length);
  await player.close();
  return outcomes;
}

/** All outcomes without durations, for comparison. */
export const bytesOf = (outcomes: readonly Outcome[]): string =>
  JSON.stringify(
    outcomes.map((one) =>
      one.kind === 'answered' ? [one.answer.status, one.answer.headers, one.answer.text] : one,
    ),
  );

/** Read by the test of all limits (site/test/limits). */
export const printed = { scenarios: JSON.stringify(scenarios, null, 1).replaceAll('\n', '\n\n') };
