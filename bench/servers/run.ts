import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watchGrowth } from './growth.ts';
import { startLoad } from './processes.ts';
import { compareSideBySide } from './side-by-side.ts';
import { compareProcesses } from './side-processes.ts';
import { openPostgres } from '@frontline/storage/postgres';
import { startPostgres } from '@frontline/storage/test-postgres';
import pg from 'pg';
import { fill, type Filling } from './store.ts';

// Compares the Call for Help server with a bare baseline and a peer, then measures several processes and growing stores:
// `npm run bench -- servers`. `--requests=1000000` sets the size of the largest store, 100,000 by default;
// `--part=beside`, `--part=processes` or `--part=growth` runs only one of the three.

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, part: { type: 'string' } },
});
const largest = Number(values.requests);
const sizes = [1_000, 10_000, 100_000].filter((size) => size < largest).concat(largest);
const wants = (part: string) => values.part === undefined || values.part === part;
const started = Date.now();
/** Deadline for starting a round; the current round is completed. */
const within = (seconds: number) => Date.now() + seconds * 1_000;

const folder = mkdtempSync(join(tmpdir(), 'bench-servers-'));
const load = startLoad();
const postgres = await startBenchPostgres();
let faults: string[] = [];
try {
  console.log(
    `Call for Help on Node.js ${process.version}, ${availableParallelism()} cores. Medians of rounds in which all take turns.\n` +
      'CPU is that of the server process alone (PostgreSQL works in processes of its own).\n',
  );
  const benchOptions = { load, folder, postgres: postgres?.filled };
  if (wants('beside')) await compareSideBySide({ ...benchOptions, deadline: within(80) });
  if (wants('processes') && postgres) await compareProcesses(postgres.filled);
  if (wants('growth')) faults = await watchGrowth({ ...benchOptions, sizes, seconds: 50 });
} finally {
  await load.end();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${Math.round((Date.now() - started) / 1000)} seconds in all.`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

interface BenchPostgres {
  /** Creates and fills a database; returns its URL. */
  filled(filling: Filling): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL with fsync at every commit, as SQLite here; if that fails, prints a message and returns undefined.
 */
async function startBenchPostgres(): Promise<BenchPostgres | undefined> {
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
