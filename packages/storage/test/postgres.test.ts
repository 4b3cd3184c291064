import { afterEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, type Database } from '../src/index.ts';
import { openPostgres, createDatabaseClock } from '../src/postgres.ts';
import { testPostgres } from '../test-postgres.ts';
import {
  errorKind,
  translateError,
  discardsAllConnections,
  discardsConnection,
} from '../src/postgres-errors.ts';
import { isRetryable } from '../src/postgres-retry.ts';

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

  it('reports how many of its connections are busy', async () => {
    const db = await open(await freshDatabase());
    expect(db.load()).toEqual({ waiting: 0, pool: { idle: 0, busy: 0, callers: 0 } });
    await db.sql.tx(async (sql) => {
      await sql`select 1`;
      expect(db.load()).toEqual({ waiting: 0, pool: { idle: 0, busy: 1, callers: 0 } });
    });
    expect(db.load().pool).toEqual({ idle: 1, busy: 0, callers: 0 });
  });

  it('continues when another process has added a column', async () => {
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

  it('retries transactions after a deadlock', async () => {
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

  it('resolves a deadlock between a batch and a transaction', async () => {
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

  it('refuses an address without a server, and reports a missing database in the words of PostgreSQL', async () => {
    const nobody = openPostgres({ url: 'postgresql://user@127.0.0.1:1/none' });
    await expect(nobody).rejects.toThrow(DatabaseUnavailable);
    const url = Object.assign(new URL(await freshDatabase()), { pathname: '/absent' }).href;
    await expect(openPostgres({ url })).rejects.toThrow('database "absent" does not exist');
  });
});

const withCode = (code: string, message = 'what it says') =>
  Object.assign(new Error(message), { code });

/** Errors as PostgreSQL, PgBouncer, `pg` and Node.js raise them, with their kinds. */
const errors: [string, Error][] = [
  ['duplicate', withCode('23505')],
  ['contended', withCode('40001')],
  ['contended', withCode('40P01')],
  ['locked', withCode('55P03', 'canceling statement due to lock timeout')],
  ['stale', withCode('0A000', 'cached plan must not change result type')],
  ['stale', withCode('26000', 'prepared statement "statement_1" does not exist')],
  ['crowded', withCode('53300', 'sorry, too many clients already')],
  ['crowded', withCode('53300', 'remaining connection slots are reserved')],
  ['crowded', withCode('08P01', 'no more connections allowed (max_client_conn)')],
  ['unable', new Error('timeout exceeded when trying to connect')],
  ['read-only', withCode('25006', 'cannot execute UPDATE in a read-only transaction')],
  ['gone', withCode('57P01', 'terminating connection due to administrator command')],
  ['gone', withCode('57P02')],
  ['gone', withCode('57P03', 'the database system is starting up')],
  ['gone', withCode('25P03', 'terminating connection due to idle-in-transaction timeout')],
  ['gone', withCode('08006')],
  [
    'gone',
    withCode('08P01', 'server login has been failing, try again later (server_login_retry)'),
  ],
  ['gone', withCode('ECONNREFUSED', '')],
  ['gone', withCode('EPIPE', 'write EPIPE')],
  ['gone', withCode('EAI_AGAIN', 'getaddrinfo EAI_AGAIN database')],
  ['gone', new Error('Connection terminated unexpectedly')],
  ['gone', new Error('Query read timeout')],
  ['unable', withCode('53100', 'could not extend file: No space left on device')],
  ['unable', withCode('57014', 'canceling statement due to statement timeout')],
  ['unable', withCode('58030')],
  ['other', withCode('22P02', 'invalid input syntax: "too many connections, timeout"')],
  ['other', withCode('42501', 'permission denied for table t')],
  ['other', withCode('08P01', 'transaction blocks not allowed in statement pooling mode')],
  ['other', withCode('ERR_ASSERTION')],
  ['other', new TypeError('x is not a function')],
];

describe('errors of PostgreSQL', () => {
  it.each(errors)('classifies as %s: %s', (kind, error) => {
    expect(errorKind(error)).toBe(kind);
    expect(errorKind(translateError(error))).toBe(kind === 'duplicate' ? 'other' : kind);
  });

  it('discards the connection after every error of an unavailable database, except lost races', () => {
    for (const [kind, error] of errors) {
      const isUnavailable = translateError(error) instanceof DatabaseUnavailable;
      const isRace = kind === 'contended' || kind === 'locked';
      expect(discardsConnection(errorKind(error)), error.message).toBe(isUnavailable && !isRace);
    }
  });

  it('never retries work that may have been done', () => {
    for (const kind of ['gone', 'unable', 'other', 'duplicate'] as const) {
      expect(isRetryable(kind)).toBe(false);
    }
    expect(discardsAllConnections('read-only') && discardsAllConnections('gone')).toBe(true);
  });
});

/** A database whose clock differs by `ahead` from this machine's, and which responds after `ms`. */
function database(ahead: number, ms = 0) {
  const server = { ahead, ms };
  const clock = createDatabaseClock(async () => {
    await new Promise((resolve) => setTimeout(resolve, server.ms));
    return Date.now() + server.ahead;
  });
  return { server, clock, error: () => clock.now().getTime() - (Date.now() + server.ahead) };
}

it('shows the time of the database, whatever the clock of this machine', async () => {
  for (const minutes of [-15, 0, 15]) {
    const { clock, error } = database(minutes * 60_000);
    await clock.measure();
    expect(Math.abs(error())).toBeLessThan(1_000);
  }
});

it('follows a database clock that was changed', async () => {
  const { server, clock, error } = database(0);
  await clock.measure();
  server.ahead = -3_600_000;
  expect(error()).toBeGreaterThan(3_500_000);
  await clock.measure();
  expect(Math.abs(error())).toBeLessThan(1_000);
});

it('does not jump back after a slow response', async () => {
  const { server, clock } = database(0);
  await clock.measure();
  const before = clock.now().getTime() - performance.now();
  server.ms = 200;
  server.ahead = -50;
  await clock.measure();
  expect(clock.now().getTime() - performance.now()).toBeCloseTo(before, -1);
});
