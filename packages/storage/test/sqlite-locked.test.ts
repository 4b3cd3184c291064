import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, type Database } from '../src/index.ts';
import { openDriver, type SqliteDriver } from '../src/sqlite-driver.ts';
import { openSqlite } from '../src/sqlite.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-locked-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** How many timer ticks run in this process during the work: none if it blocks the thread. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await work();
  clearInterval(timer);
  return turns;
}

describe('while another program holds the write lock', () => {
  let db: Database;
  let other: SqliteDriver;
  let count = 0;

  beforeEach(async () => {
    const file = join(folder, `${count++}.sqlite`);
    db = await openSqlite({ file, exclusive: true });
    await db.migrate([{ name: '001', up: 'create table t (id integer primary key)' }]);
    other = await openDriver(file);
    other.exec('begin immediate');
  });

  afterEach(async () => {
    other.close();
    await db.close();
  });

  it('waits without blocking, and writes once the lock is released', async () => {
    const writes = [
      db.sql`insert into t values (1) returning id`,
      db.sql.tx((tx) => tx`insert into t values (2) returning id`),
      db.sql`insert into t values (3) returning id`,
    ];
    expect(await turnsDuring(() => delay(400))).toBeGreaterThan(10);
    other.exec('rollback');
    expect(await Promise.all(writes)).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]]);
    expect(await db.sql`select count(*) as n from t`).toEqual([{ n: 3 }]);
  });

  it('serves reads', async () => {
    const write = db.sql.tx((tx) => tx`insert into t values (1)`);
    for (let n = 0; n < 5; n++) {
      const read = db.sql`select count(*) as n from t`;
      expect(await Promise.race([read, delay(2_000, 'too late')])).toEqual([{ n: 0 }]);
    }
    other.exec('rollback');
    await write;
  });

  it('reports after five seconds that it is unavailable, and continues later', async () => {
    const start = performance.now();
    const file = join(folder, 'exclusive.sqlite');
    const another = await openDriver(file);
    another.exec('begin exclusive');
    const opened = expect(openSqlite({ file })).rejects.toThrow('Another program holds the lock');
    const writes = await Promise.allSettled([
      db.sql`insert into t values (1)`,
      db.sql.tx((tx) => tx`insert into t values (2)`),
      db.ping(),
    ]);
    const seconds = (performance.now() - start) / 1_000;
    expect([seconds > 4.9, seconds < 9]).toEqual([true, true]);
    for (const write of writes) {
      expect(write).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
    await opened;
    another.close();
    other.exec('rollback');
    await db.ping();
    expect(await db.sql`select count(*) as n from t`).toEqual([{ n: 0 }]);
  });
});

it('waits without blocking for a reader while it closes', async () => {
  const file = join(folder, 'closing.sqlite');
  const db = await openSqlite({ file });
  await db.sql`create table t (id integer)`;
  const reader = await openDriver(file);
  reader.exec('begin');
  reader.prepare('select * from t')([]);
  await db.sql`insert into t values (1)`;
  const turns = await turnsDuring(async () => {
    const closed = db.close();
    await delay(300);
    reader.exec('rollback');
    await closed;
  });
  expect(turns).toBeGreaterThan(5);
  reader.close();
});
