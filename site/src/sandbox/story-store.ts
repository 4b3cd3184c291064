import { createDraws, type Store } from '@frontline/stories';
import { baseUrlOf, type ApiName } from './apis.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { answerOf, type Answer } from './send.ts';

/** When every story begins: a Monday morning. */
export const storyBegins = Date.parse('2026-01-05T09:00:00.000Z');

/** What a store must be started with, so that everybody gets the same answers. */
export type StoryOptions = Pick<SandboxOptions, 'realNow' | 'newId' | 'newCode'>;

/**
 * A demonstration store for one story, on all three servers. Its clock stands still but for the moves of the story
 * and one second for each request.
 */
export async function openStoryStore(
  start: (options: StoryOptions) => Promise<Sandbox>,
): Promise<Store<Answer>> {
  let now = storyBegins;
  const sandbox = await start({ realNow: () => new Date(now), ...createDraws() });
  return {
    send: async ({ api, method, path, headers, body }) => {
      now += 1000;
      const request = new Request(baseUrlOf(api as ApiName) + path, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        ...(body && { body }),
      });
      return answerOf(await sandbox.call(api as ApiName, request));
    },
    wait: async (seconds) => void (await sandbox.advance(seconds)),
    close: () => sandbox.close(),
  };
}
