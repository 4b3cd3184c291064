import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { messageIdBits } from '@frontline/specs/call-for-help/limits';
import { openCodeLength } from '@frontline/specs/lockers/limits';
import type { Database } from '@frontline/storage';
import { createSeededRandom, createScenarioClock, type Store } from '@frontline/scenarios';
import { creators } from '../../servers/generated/creators.ts';

/** A demonstration store for one scenario on all servers, with the same answers as in the docs pages. */
export async function openScenarioStore(open: () => Promise<Database>): Promise<Store> {
  const { now, advance } = createScenarioClock();
  const draws = createSeededRandom(messageIdBits, openCodeLength);
  const databases: Database[] = [];
  const start = async (name: ApiName) => {
    const db = await open();
    databases.push(db);
    return creators[name]({ db, now, ...draws, demo: true });
  };
  const servers = new Map<string, Awaited<ReturnType<typeof start>>>();
  // In sequence, because they share one random number generator.
  for (const name of apiNames) servers.set(name, await start(name));
  return {
    send: async ({ api, method, path, headers, body }) => {
      advance(1);
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        ...(body && { body }),
      });
      const answer = await servers.get(api)!.fetch(request);
      return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
    },
    wait: async (seconds) => {
      advance(seconds);
      for (const server of servers.values()) await server.tick();
    },
    close: async () => {
      for (const db of databases) await db.close();
    },
  };
}
