/** Stores the state that a server of this version leaves: a SQLite file, a PostgreSQL dump, and responses. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './src/index.ts';
import { openPostgres } from './src/postgres.ts';
import { openDriver } from './src/sqlite-driver.ts';
import { openSqlite } from './src/sqlite.ts';
import { startPostgres } from './test-postgres-server.ts';
import { storedAt, sendAll, checkedAt, type StateFixture } from './test-stored-state.ts';

/**
 * Writes `<last migration>.sqlite`, `.sql` and `.json` into the folder and says so. Existing files come from an
 * earlier version and are not overwritten.
 *
 * @throws {Error} a request failed, or the two engines respond differently.
 */
export async function storeState(folder: string, remembered: StateFixture): Promise<string> {
  const name = remembered.migrations.at(-1)!.name;
  if (existsSync(join(folder, `${name}.json`))) return `${name} is stored already`;
  const work = await mkdtemp(join(tmpdir(), 'frontline-state-'));
  const postgres = await startPostgres();
  try {
    const file = join(work, 'state.sqlite');
    await act(await openSqlite({ file }), remembered);
    await copySmall(file, join(folder, `${name}.sqlite`));
    const fromSqlite = await ask(await openSqlite({ file }), remembered);

    const { schema } = remembered;
    const options = { url: postgres.url, schema };
    await act(await openPostgres(options), remembered);
    const dump = execFileSync(
      'pg_dump',
      ['--inserts', '--no-owner', '--no-privileges', `--schema=${schema}`, postgres.url],
      { encoding: 'utf8' },
    );
    await writeFile(join(folder, `${name}.sql`), statementsOf(dump));
    const fromPostgres = await ask(await openPostgres(options), remembered);

    if (fromSqlite !== fromPostgres) {
      throw new Error(`The engines answer differently:\n${fromSqlite}\n${fromPostgres}`);
    }
    await writeFile(join(folder, `${name}.json`), fromSqlite);
    return `stored ${name}`;
  } finally {
    await postgres.remove();
    await rm(work, { recursive: true, force: true });
  }
}

async function act(db: Database, { create, setup }: StateFixture): Promise<void> {
  const answers = await sendAll(await create(db, storedAt), setup);
  for (const [at, { status, body }] of answers.entries()) {
    if (status >= 300) throw new Error(`${setup[at]?.line} was answered ${status}: ${body}`);
  }
  await db.close();
}

async function ask(db: Database, { create, queries }: StateFixture): Promise<string> {
  const answers = await sendAll(await create(db, checkedAt), queries);
  await db.close();
  const pairs = queries.map((ask, at) => ({ ask, answer: answers[at] }));
  return `${JSON.stringify(pairs, null, 2)}\n`;
}

/** Copies the database with pages of 512 bytes: most of its tables have a few rows. */
async function copySmall(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  const driver = await openDriver(from);
  driver.exec('pragma page_size = 512');
  driver.prepare('vacuum into ?')([to]);
  driver.close();
}

/** Removes the meta-commands that only `psql` understands. */
function statementsOf(dump: string): string {
  return dump.replace(/^\\.*\n/gm, '');
}
