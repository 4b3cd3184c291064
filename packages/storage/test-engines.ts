/** Runs one suite on every engine, so that what one promises all of them keep. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe } from 'vitest';
import { openInPage } from './src/in-page.ts';
import type { Database } from './src/index.ts';
import { openPostgres } from './src/postgres.ts';
import { openSqlite } from './src/sqlite.ts';
import { testPostgres } from './test-postgres.ts';

export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL' | 'in-page';
  /** Opens a fresh database, closed and deleted after the test: an empty one, or one that was prepared. */
  open(): Promise<Database>;
  /** Opens the same database as the last `open` once more, as another process would. Not in-page. */
  openAgain(): Promise<Database>;
  /** Where the database of the last `open` is: a file or a URL, for another process to open. */
  place(): string;
}

/**
 * `await eachEngine((engine) => { it('…', async () => { const db = await engine.open(); … }); });`
 *
 * PostgreSQL is skipped where it cannot be started, and the title says why.
 *
 * @param prepare  what every test of the suite would begin with. On PostgreSQL it is done once, and copied: that
 *   takes a third of the time.
 */
export async function eachEngine(
  suite: (engine: TestEngine) => void,
  names: TestEngine['name'][] = ['SQLite', 'PostgreSQL', 'in-page'],
  prepare?: Prepare,
): Promise<void> {
  const { skipped, freshDatabase } = await testPostgres();
  for (const name of names) {
    const reason = name === 'PostgreSQL' ? skipped : undefined;
    describe.skipIf(reason)(reason ? `${name} (skipped: ${reason})` : name, () => {
      const cleanUp: (() => Promise<unknown>)[] = [];
      afterEach(async () => {
        for (const step of cleanUp.splice(0).reverse()) await step();
      });
      let place = '';

      async function openAgain() {
        const db = await (name === 'SQLite'
          ? openSqlite({ file: place })
          : name === 'PostgreSQL'
            ? openPostgres({ url: place })
            : openInPage());
        cleanUp.push(() => db.close());
        return db;
      }

      async function open() {
        if (name === 'PostgreSQL')
          place = await freshDatabase(prepare && (await prepared(prepare)));
        if (name === 'SQLite') {
          const folder = await mkdtemp(join(tmpdir(), 'frontline-storage-'));
          cleanUp.push(() => rm(folder, { recursive: true, force: true }));
          place = join(folder, 'test.sqlite');
        }
        return openAgain();
      }

      suite({ name, open, openAgain, place: () => place });
    });
  }
}

/**
 * Runs suites on databases that are prepared. Not in-page unless named: it is SQLite too, the suite of storage holds it
 * to SQLite, and the sandbox is compared with the servers.
 */
export const enginesWith =
  (prepare: Prepare) =>
  (
    suite: (engine: TestEngine) => void,
    names: TestEngine['name'][] = ['SQLite', 'PostgreSQL'],
  ): Promise<void> =>
    eachEngine(suite, names, prepare);

type Prepare = (db: Database) => Promise<unknown>;
const templates = new Map<Prepare, Promise<string>>();

/** A database that was prepared and left, once for all files that a worker runs. */
function prepared(prepare: Prepare): Promise<string> {
  const made = templates.get(prepare) ?? makeTemplate(prepare);
  templates.set(prepare, made);
  return made;
}

async function makeTemplate(prepare: Prepare): Promise<string> {
  const url = await (await testPostgres()).freshDatabase();
  const db = await openPostgres({ url });
  await prepare(db);
  await db.close();
  return url;
}
