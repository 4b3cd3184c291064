/**
 * A PostgreSQL of our own for tests: unprivileged, on a free port, in a temporary folder, gone at the
 * end. Tests use this; `test-postgres-setup.ts` starts it, once for a whole run and only if asked.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export { freePort, startPostgres, type OwnPostgres } from './test-postgres-server.ts';

interface TestPostgres {
  /** Why there is none, in words for the title of what is skipped; `undefined` when there is one. */
  skipped: string | undefined;
  /** Makes an empty database and answers its URL. */
  freshDatabase(): Promise<string>;
}

/** The PostgreSQL that all test files of this run share. Ask for a database each. */
export async function testPostgres(): Promise<TestPostgres> {
  const answer = await fetch(inject('postgresStarter'));
  const { url, skipped } = (await answer.json()) as { url?: string; skipped?: string };
  return {
    skipped,
    async freshDatabase() {
      if (!url) throw new Error(`There is no PostgreSQL here: ${skipped}`);
      const name = `test_${randomBytes(8).toString('hex')}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresStarter: string;
  }
}
