import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, type Database } from '../src/index.ts';
import { openPostgres, createDatabaseClock } from '../src/postgres.ts';
import { testPostgres } from '../test-postgres.ts';
import { meaningOf, rename, spoilsAll, spoilsConnection } from '../src/postgres-errors.ts';
import { isRepeatable } from '../src/postgres-repeat.ts';

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

const coded = (code: string, message = 'what it says') =>
  Object.assign(new Error(message), { code });

/** Each with what PostgreSQL, PgBouncer, `pg` or Node.js says. */
const errors: [string, Error][] = [
  ['duplicate', coded('23505')],
  ['contended', coded('40001')],
  ['contended', coded('40P01')],
  ['locked', coded('55P03', 'canceling statement due to lock timeout')],
  ['stale', coded('0A000', 'cached plan must not change result type')],
  ['stale', coded('26000', 'prepared statement "statement_1" does not exist')],
  ['crowded', coded('53300', 'sorry, too many clients already')],
  ['crowded', coded('53300', 'remaining connection slots are reserved')],
  ['crowded', coded('08P01', 'no more connections allowed (max_client_conn)')],
  ['unable', new Error('timeout exceeded when trying to connect')],
  ['read-only', coded('25006', 'cannot execute UPDATE in a read-only transaction')],
  ['gone', coded('57P01', 'terminating connection due to administrator command')],
  ['gone', coded('57P02')],
  ['gone', coded('57P03', 'the database system is starting up')],
  ['gone', coded('25P03', 'terminating connection due to idle-in-transaction timeout')],
  ['gone', coded('08006')],
  ['gone', coded('08P01', 'server login has been failing, try again later (server_login_retry)')],
  ['gone', coded('ECONNREFUSED', '')],
  ['gone', coded('EPIPE', 'write EPIPE')],
  ['gone', coded('EAI_AGAIN', 'getaddrinfo EAI_AGAIN database')],
  ['gone', new Error('Connection terminated unexpectedly')],
  ['gone', new Error('Query read timeout')],
  ['unable', coded('53100', 'could not extend file: No space left on device')],
  ['unable', coded('57014', 'canceling statement due to statement timeout')],
  ['unable', coded('58030')],
  ['other', coded('22P02', 'invalid input syntax: "too many connections, timeout"')],
  ['other', coded('42501', 'permission denied for table t')],
  ['other', coded('ERR_ASSERTION')],
  ['other', new TypeError('x is not a function')],
];

describe('errors of PostgreSQL', () => {
  it.each(errors)('reads as %s: %s', (meaning, error) => {
    expect(meaningOf(error)).toBe(meaning);
    expect(meaningOf(rename(error))).toBe(meaning === 'duplicate' ? 'other' : meaning);
  });

  it('gives up the connection on every error that says the database is unavailable, bar a lost race', () => {
    for (const [meaning, error] of errors) {
      const isUnavailable = rename(error) instanceof DatabaseUnavailable;
      const isRace = meaning === 'contended' || meaning === 'locked';
      expect(spoilsConnection(meaningOf(error)), error.message).toBe(isUnavailable && !isRace);
    }
  });

  it('never repeats what may have been done', () => {
    for (const meaning of ['gone', 'unable', 'other', 'duplicate'] as const) {
      expect(isRepeatable(meaning)).toBe(false);
    }
    expect(spoilsAll('read-only') && spoilsAll('gone')).toBe(true);
  });
});

/** A database whose clock is `ahead` of this machine's, and which takes its time to say so. */
function database(ahead: number, ms = 0) {
  const server = { ahead, ms };
  const clock = createDatabaseClock(async () => {
    await new Promise((resolve) => setTimeout(resolve, server.ms));
    return Date.now() + server.ahead;
  });
  return { server, clock, off: () => clock.now().getTime() - (Date.now() + server.ahead) };
}

it('shows the time of the database, whatever that of this machine is', async () => {
  for (const minutes of [-15, 0, 15]) {
    const { clock, off } = database(minutes * 60_000);
    await clock.measure();
    expect(Math.abs(off())).toBeLessThan(1_000);
  }
});

it('goes by a clock that was set in the meantime', async () => {
  const { server, clock, off } = database(0);
  await clock.measure();
  server.ahead = -3_600_000;
  expect(off()).toBeGreaterThan(3_500_000);
  await clock.measure();
  expect(Math.abs(off())).toBeLessThan(1_000);
});

it('does not go back because an answer took long', async () => {
  const { server, clock } = database(0);
  await clock.measure();
  const before = clock.now().getTime() - performance.now();
  server.ms = 200;
  server.ahead = -50;
  await clock.measure();
  expect(clock.now().getTime() - performance.now()).toBeCloseTo(before, -1);
});
