/** Runs one suite on every engine, so that all keep the same guarantees. */
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
  /** Opens a fresh or prepared database, closed and deleted after the test. */
  open(): Promise<Database>;
  /** Opens the database of the last `open` again, as another process would. Not in-page. */
  openAgain(): Promise<Database>;
  /** The file or URL of the database of the last `open`, for another process to open. */
  place(): string;
}

/**
 * `await eachEngine((engine) => { it('…', async () => { const db = await engine.open(); … }); });`
 *
 * PostgreSQL is skipped if it cannot be started, and the title says why.
 */
export const eachEngine = (...given: Given): Promise<void> =>
  runSuite(given, ['SQLite', 'PostgreSQL', 'in-page']);

/** The names of engines where a suite is not for all of them, and the suite. */
type Given = [suite: Suite] | [names: TestEngine['name'][], suite: Suite];
type Suite = (engine: TestEngine) => void;

async function runSuite(given: Given, all: TestEngine['name'][], prepare?: Prepare): Promise<void> {
  const [names, suite] = given.length === 1 ? [all, ...given] : given;
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
          place = await freshDatabase(prepare && (await templateFor(prepare)));
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
 * Runs suites on prepared databases. Not in-page unless named: that is SQLite too, storage's own suite compares
 * it with SQLite, and the sandbox is compared with the servers.
 *
 * @param prepare  the common setup of all tests. On PostgreSQL it runs once and its database is copied, which takes
 *   a third of the time.
 */
export const enginesWith =
  (prepare: Prepare) =>
  (...given: Given): Promise<void> =>
    runSuite(given, ['SQLite', 'PostgreSQL'], prepare);

type Prepare = (db: Database) => Promise<unknown>;
const templates = new Map<Prepare, Promise<string>>();

/** A prepared database to copy, created once for all files that a worker runs. */
function templateFor(prepare: Prepare): Promise<string> {
  const template = templates.get(prepare) ?? makeTemplate(prepare);
  templates.set(prepare, template);
  return template;
}

async function makeTemplate(prepare: Prepare): Promise<string> {
  const url = await (await testPostgres()).freshDatabase();
  const db = await openPostgres({ url });
  await prepare(db);
  await db.close();
  return url;
}
