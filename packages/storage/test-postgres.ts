/**
 * A PostgreSQL for tests: unprivileged, on a free port, in a temporary folder, removed at the end.
 * Tests use this; `test-postgres-setup.ts` starts it, once per run and only on request.
 */
import { inject } from 'vitest';

export { freePort, startPostgres, type OwnPostgres } from './test-postgres-server.ts';

interface TestPostgres {
  /** Why there is none, for the title of skipped tests; `undefined` if there is one. */
  skipped: string | undefined;
  /** Creates an empty database, or a copy of one without connections, and returns its URL. */
  freshDatabase(template?: string): Promise<string>;
}

/** The PostgreSQL shared by all test files of this run. Create a database for each test. */
export async function testPostgres(): Promise<TestPostgres> {
  const ask = async (path: string): Promise<{ url?: string; skipped?: string }> =>
    (await fetch(inject('postgresStarter') + path)).json();
  const { skipped } = await ask('');
  return {
    skipped,
    async freshDatabase(like) {
      const template = like ? `?template=${new URL(like).pathname.slice(1)}` : '';
      const { url, skipped } = await ask(`database${template}`);
      if (!url) throw new Error(`There is no PostgreSQL here: ${skipped}`);
      return url;
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresStarter: string;
  }
}
