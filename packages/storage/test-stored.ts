/** Opens states that earlier versions stored, as an upgrade does. See `test-stored-state.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from './src/index.ts';
import { openPostgres } from './src/postgres.ts';
import { openSqlite } from './src/sqlite.ts';
import { testPostgres } from './test-postgres.ts';
import { sendAll, checkedAt, type StateFixture, type StoredAsks } from './test-stored-state.ts';

/** Tests that every state in the folder upgrades, and gives the same responses, on both engines. */
export async function testUpgrades(folder: string, remembered: StateFixture): Promise<void> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
  const { skipped, freshDatabase } = await testPostgres();

  test('has a stored database of the newest migration, and one of an earlier', () => {
    const migrations = remembered.migrations.map(({ name }) => name);
    expect(names, 'npx tsx scripts/store-states.ts stores it').toContain(migrations.at(-1));
    expect(names.length).toBeGreaterThan(1);
    expect(migrations).toEqual(expect.arrayContaining(names));
  });

  for (const name of names) {
    test(`opens the SQLite file of ${name} and answers as before`, async () => {
      const copy = join(await mkdtemp(join(tmpdir(), 'frontline-upgrade-')), 'state.sqlite');
      onTestFinished(() => rm(join(copy, '..'), { recursive: true, force: true }));
      await copyFile(join(folder, `${name}.sqlite`), copy);
      await answersAsBefore(await openSqlite({ file: copy }), name);
    });

    test.skipIf(skipped)(
      `opens the PostgreSQL dump of ${name} and answers as before${skipped ? ` (skipped: ${skipped})` : ''}`,
      async () => {
        const url = await freshDatabase();
        const client = new pg.Client(url);
        await client.connect();
        await client.query(await readFile(join(folder, `${name}.sql`), 'utf8'));
        await client.end();
        await answersAsBefore(await openPostgres({ url, schema: remembered.schema }), name);
      },
    );
  }

  async function answersAsBefore(db: Database, name: string): Promise<void> {
    const stored = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as StoredAsks;
    onTestFinished(() => db.close());
    const server = await remembered.create(db, checkedAt);
    const asks = stored.map(({ ask }) => ask);
    const answers = await sendAll(server, asks);
    expect(asks.map(({ line }, at) => ({ line, ...answers[at] }))).toEqual(
      stored.map(({ ask, answer }) => ({ line: ask.line, ...answer })),
    );
    const applied = await db.sql<{ name: string }>`
      SELECT name FROM applied_migrations ORDER BY name`;
    expect(applied.map((row) => row.name)).toEqual(remembered.migrations.map((each) => each.name));
  }
}
