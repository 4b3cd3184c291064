import { openPostgres } from '@frontline/storage/postgres';
import { startPostgres } from '@frontline/storage/test-postgres';
import pg from 'pg';
import { fill, type Filling } from './store.ts';

interface BenchPostgres {
  /** Makes a database, fills it and answers its URL. */
  filled(filling: Filling): Promise<string>;
  remove(): Promise<void>;
}

/**
 * A PostgreSQL of our own that waits for the disk at every commit, as SQLite does here; undefined,
 * and a sentence on the output, where none can be started.
 */
export async function startBenchPostgres(): Promise<BenchPostgres | undefined> {
  try {
    const server = await startPostgres({ fsync: true });
    let count = 0;
    return {
      remove: server.remove,
      async filled(filling) {
        const name = `bench_${++count}`;
        const client = new pg.Client(server.url);
        await client.connect();
        await client.query(`create database ${name}`);
        await client.end();
        const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
        const db = await openPostgres({ url, schema: 'call_for_help' });
        await fill(db, filling);
        await db.close();
        return url;
      },
    };
  } catch (error) {
    console.log(`PostgreSQL is left out: ${(error as Error).message}.\n`);
    return undefined;
  }
}
