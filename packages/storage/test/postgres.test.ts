import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, type Database } from '../src/index.ts';
import { openPostgres } from '../src/postgres.ts';
import { testPostgres } from '../test-postgres.ts';

const { skipped, freshDatabase } = await testPostgres();
const title = skipped ? `PostgreSQL alone (skipped: ${skipped})` : 'PostgreSQL alone';

describe.skipIf(skipped)(title, () => {
  const opened: Database[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((db) => db.close())));

  async function open(url: string, schema?: string) {
    const db = await openPostgres(schema ? { url, schema } : { url });
    opened.push(db);
    return db;
  }
  async function openTwo() {
    const url = await freshDatabase();
    const [one, other] = [await open(url), await open(url)];
    await one.sql`create table t (id integer primary key, n integer)`;
    await one.sql`insert into t values (1, 0), (2, 0)`;
    return { one, other };
  }

  it('tells how busy its connections are', async () => {
    const db = await open(await freshDatabase());
    expect(db.load()).toEqual({ waiting: 0, pool: { idle: 0, busy: 0, callers: 0 } });
    await db.sql.tx(async (sql) => {
      await sql`select 1`;
      expect(db.load()).toEqual({ waiting: 0, pool: { idle: 0, busy: 1, callers: 0 } });
    });
    expect(db.load().pool).toEqual({ idle: 1, busy: 0, callers: 0 });
  });

  it('goes on when another process has added a column', async () => {
    const { one, other } = await openTwo();
    const read = () => one.sql`select * from t where id = ${1}`;
    const readInTransaction = () => one.sql.tx((tx) => tx`select * from t where id = ${1}`);
    expect(await read()).toEqual([{ id: 1, n: 0 }]);
    expect(await readInTransaction()).toEqual([{ id: 1, n: 0 }]);
    await other.sql`alter table t add column label text`;
    const grown = [{ id: 1, n: 0, label: null }];
    expect(await Promise.all([read(), read()])).toEqual([grown, grown]);
    expect(await readInTransaction()).toEqual(grown);
  });

  it('repeats transactions that locked each other out', async () => {
    const { one, other } = await openTwo();
    const swap = (db: Database, first: number, second: number) =>
      db.sql.tx(async (tx) => {
        await tx`update t set n = n + 1 where id = ${first}`;
        await tx`select pg_sleep(0.05)`;
        await tx`update t set n = n + 1 where id = ${second}`;
      });
    await Promise.all([swap(one, 1, 2), swap(other, 2, 1), swap(one, 2, 1)]);
    expect(await one.sql`select n from t`).toEqual([{ n: 3 }, { n: 3 }]);
  });

  it('finishes a batch that waits for a transaction which waits for the batch', async () => {
    const { one } = await openTwo();
    let transaction = Promise.resolve();
    await new Promise<void>((locked) => {
      transaction = one.sql.tx(async (tx) => {
        await tx`update t set n = n + 10 where id = 2`;
        locked();
        await tx`select pg_sleep(0.2)`;
        await tx`update t set n = n + 10 where id = 1`;
      });
    });
    const batch = [
      one.sql`update t set n = n + 1 where id = 1`,
      one.sql`update t set n = n + 1 where id = 2`,
    ];
    await Promise.all([transaction, ...batch]);
    expect(await one.sql`select id, n from t order by id`).toEqual([
      { id: 1, n: 11 },
      { id: 2, n: 11 },
    ]);
  });

  it('refuses an address where nothing answers, and a database that does not exist with what the server says', async () => {
    const nobody = openPostgres({ url: 'postgresql://user@127.0.0.1:1/none' });
    await expect(nobody).rejects.toThrow(DatabaseUnavailable);
    const url = Object.assign(new URL(await freshDatabase()), { pathname: '/absent' }).href;
    await expect(openPostgres({ url })).rejects.toThrow('database "absent" does not exist');
  });
});
