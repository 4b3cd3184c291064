import type { ApiName } from '@frontline/specs/api-names';
import type { Database } from '@frontline/storage';
import { creators } from '../../servers/generated/creators.ts';
import { printedSecrets } from '../../servers/generated/printed-secrets.ts';

/** The address that the signatures printed in the docs were made for. */
export const demoPublicUrl = 'https://radio.example.com';

/** The secrets printed in the docs by security scheme, plus the auth token that signs. */
export const demoSecrets = { ...printedSecrets, AuthToken: printedSecrets.TextSignature };

export interface DemoServer {
  fetch: (request: Request) => Promise<Response>;
  /** Advances its clock by a number of seconds. */
  wait: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a server with the demonstration store in this process, with its own clock. */
export async function demoServer(api: ApiName, open: () => Promise<Database>): Promise<DemoServer> {
  let now = Date.now();
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
