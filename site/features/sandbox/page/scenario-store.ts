import { messageIdBits } from '@frontline/specs/call-for-help/limits';
import { openCodeLength } from '@frontline/specs/lockers/limits';
import { createSeededRandom, createScenarioClock, type Store } from '@frontline/scenarios';
import { baseUrlOf, type ApiName } from '../shared/apis.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { answerOf, type Answer } from './send.ts';

/** What a sandbox must be started with, so that a scenario is deterministic. */
type ScenarioOptions = Pick<SandboxOptions, 'realNow' | 'newId' | 'newCode'>;

/** A sandbox for one scenario, on all three servers. */
export async function openScenarioStore(
  start: (options: ScenarioOptions) => Promise<Sandbox>,
): Promise<Store<Answer>> {
  const clock = createScenarioClock();
  const sandbox = await start({
    realNow: clock.now,
    ...createSeededRandom(messageIdBits, openCodeLength),
  });
  return {
    send: async ({ api, method, path, headers, body }) => {
      clock.advance(1);
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
