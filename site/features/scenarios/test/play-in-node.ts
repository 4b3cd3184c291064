import { createPlayer, type Outcome, type Scenario } from '@frontline/scenarios';
import { openInPage } from '@frontline/storage/in-page';
import { createSandbox } from '../../sandbox/page/sandbox.ts';
import type { Answer } from '../../sandbox/page/send.ts';
import { stories } from '../shared/index.ts';
import { openStoryStore } from '../../sandbox/page/story-store.ts';

/** Plays a whole story on the servers of the page, here. */
export async function playInNode(story: Scenario): Promise<Outcome<Answer>[]> {
  const player = createPlayer(() =>
    openStoryStore((own) => createSandbox({ openDatabase: () => openInPage(), ...own })),
  );
  const outcomes = await player.playTo(story, story.steps.length);
  await player.close();
  return outcomes;
}

/** Everything of the answers but how long they took, as bytes can be compared. */
export const bytesOf = (outcomes: readonly Outcome[]): string =>
  JSON.stringify(
    outcomes.map((one) =>
      one.kind === 'answered' ? [one.answer.status, one.answer.headers, one.answer.text] : one,
    ),
  );

/** What the test of all limits reads. */
export const said = { stories: JSON.stringify(stories, null, 1).replaceAll('\n', '\n\n') };
