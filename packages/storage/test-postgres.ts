/**
 * A PostgreSQL of our own for tests: unprivileged, on a free port, in a temporary folder, gone at the
 * end. Tests use this; `test-postgres-setup.ts` starts it, once for a whole run and only if asked.
 */
import { inject } from 'vitest';

export { freePort, startPostgres, type OwnPostgres } from './test-postgres-server.ts';

interface TestPostgres {
  /** Why there is none, in words for the title of what is skipped; `undefined` when there is one. */
  skipped: string | undefined;
  /** Makes an empty database, or a copy of one that nobody is connected to, and answers its URL. */
  freshDatabase(like?: string): Promise<string>;
}

/** The PostgreSQL that all test files of this run share. Ask for a database each. */
export async function testPostgres(): Promise<TestPostgres> {
  const ask = async (what: string): Promise<{ url?: string; skipped?: string }> =>
    (await fetch(inject('postgresStarter') + what)).json();
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
