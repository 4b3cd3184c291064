import type { ApiName } from '@frontline/specs/api-names';
import type { Database } from '@frontline/storage';
import { creators } from '../../servers/generated/creators.ts';
import { printedSecrets } from '../../servers/generated/printed-secrets.ts';

/** The address that the signatures printed in the docs were made for. */
export const demoPublicUrl = 'https://radio.example.com';

/** The secrets printed in the docs, by their names in the documents and by that of the token that signs. */
export const demoSecrets = { ...printedSecrets, AuthToken: printedSecrets.TextSignature };

export interface DemoServer {
  fetch: (request: Request) => Promise<Response>;
  /** Moves its clock on by so many seconds. */
  wait: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** One of the servers with the demonstration store, in this process, with a clock of its own. */
export async function demoServer(
  api: ApiName,
  open: () => Promise<Database>,
  start = Date.now(),
): Promise<DemoServer> {
  let now = start;
  let ids = 0;
  const db = await open();
  const server = await creators[api]({
    db,
    now: () => new Date((now += 1)),
    newId: () => `${(ids += 1)}-${crypto.randomUUID()}`,
    demo: true,
    publicUrl: demoPublicUrl,
  });
  return {
    fetch: (request) => server.fetch(request),
    wait: async (seconds) => {
      now += seconds * 1_000;
      await server.tick();
    },
    close: () => db.close(),
  };
}
