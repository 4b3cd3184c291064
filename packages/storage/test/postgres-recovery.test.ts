import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, type Database, type Sql } from '../src/index.ts';
import { openPostgres } from '../src/postgres.ts';
import { testPostgres } from '../test-postgres.ts';

const { skipped, freshDatabase } = await testPostgres();
const title = skipped ? `PostgreSQL recovers (skipped: ${skipped})` : 'PostgreSQL recovers';

// Concurrent: they mostly wait.
describe.skipIf(skipped)(title, { concurrent: true, timeout: 60_000 }, () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });

  /** A database with a table, opened by storage and by an administrator. */
  async function open({ user }: { user?: string } = {}) {
    const url = await freshDatabase();
    const admin = new pg.Client(url);
    await admin.connect();
    cleanups.push(() => admin.end());
    const name = new URL(url).pathname.slice(1);
    if (user) {
      await admin.query(`create role ${name} login; alter database ${name} owner to ${name}`);
    }
    const databaseUrl = Object.assign(new URL(url), user ? { username: name } : {}).href;
    const db = await openPostgres({ url: databaseUrl, schema: 'lockers' });
    cleanups.push(() => db.close());
    await db.migrate([{ name: '001', up: 'create table t (id integer primary key, n integer)' }]);
    await db.sql`insert into t select id, 0 from generate_series(1, 50) as id`;
    return { db, admin, name };
  }

  const writeBoth = (db: Database) => [
    db.sql`update t set n = n + 1 where id = 1`,
    db.sql.tx((tx) => tx`update t set n = n + 1 where id = 2`),
  ];
  const outcomes = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(({ status }) => status);
  const killAll = (admin: pg.Client) =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);

  it('writes as soon as the database is writable again, despite many reads meanwhile', async () => {
    const { db, admin, name } = await open();
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await killAll(admin);
    await delay(200);
    const reads = Array.from({ length: 10 }, () => db.sql.tx((tx) => tx`select pg_sleep(0.05)`));
    expect(await outcomes(reads)).not.toContain('rejected');
    for (const outcome of await Promise.allSettled(writeBoth(db))) {
      expect(outcome).toMatchObject({ reason: { name: 'DatabaseUnavailable', retryAfter: 1 } });
    }
    await expect(db.ping()).rejects.toThrow(/read-only/);
    await Promise.all(
      Array.from({ length: 10 }, () => db.sql.tx((tx) => tx`select pg_sleep(0.05)`)),
    );
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    expect(await outcomes([...writeBoth(db), db.ping()])).not.toContain('rejected');
  });

  it('recovers after its connections were terminated, and keeps acknowledged writes', async () => {
    const { db, admin } = await open();
    await Promise.all(writeBoth(db));
    const acknowledged: number[] = [];
    const writing = (async () => {
      for (let id = 100; id < 200; id++) {
        const write = (sql: Sql) => sql`insert into t values (${id}, 0)`;
        await (id % 2 ? write(db.sql) : db.sql.tx(write)).then(
          () => acknowledged.push(id),
          (error: unknown) => expect(error).toBeInstanceOf(DatabaseUnavailable),
        );
        await delay(2);
      }
    })();
    for (let times = 0; times < 3; times++) {
      await delay(50);
      await killAll(admin);
    }
    await writing;
    await delay(100);
    expect(await outcomes([...writeBoth(db), db.ping()])).not.toContain('rejected');
    const rows = await db.sql<{ id: number }>`select id from t where id >= 100`;
    const ids = rows.map(({ id }) => id);
    expect(acknowledged.length).toBeGreaterThan(50);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
  });

  it('fails only statements for that row while a row stays locked', async () => {
    const { db, admin } = await open();
    await admin.query('begin; update lockers.t set n = -1 where id = 1');
    const blocked = Array.from({ length: 30 }, (_, at) =>
      at % 2
        ? db.sql`update t set n = n + 1 where id = 1`
        : db.sql.tx((tx) => tx`update t set n = n + 1 where id = 1`),
    );
    let isSettled = false;
    const settled = Promise.allSettled(blocked).finally(() => (isSettled = true));
    await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => db.sql`update t set n = 7 where id = ${at + 2}`),
      ...Array.from({ length: 10 }, (_, at) =>
        db.sql.tx((tx) => tx`update t set n = 8 where id = ${at + 20}`),
      ),
      db.ping(),
    ]);
    expect(isSettled).toBe(false);
    for (const outcome of await settled) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { retryAfter: 1 } });
    }
    await admin.query('commit');
    expect(await outcomes(writeBoth(db))).not.toContain('rejected');
  });

  it('waits for only one timeout on a connection that has fallen silent', async () => {
    const url = new URL(await freshDatabase());
    const { hostname, port } = url;
    const sockets: Socket[] = [];
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      sockets.push(near, far);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      near.pipe(far).pipe(near);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    url.port = String((proxy.address() as AddressInfo).port);
    const db = await openPostgres({ url: url.href });
    const start = performance.now();
    const work = db.sql.tx(async (tx) => {
      await tx`select 1`;
      for (const socket of sockets) socket.unpipe();
      await tx`select 2`;
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - start).toBeLessThan(20_000);
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await db.close();
  });

  it('waits for a row that is unlocked in time', async () => {
    const { db, admin } = await open();
    await admin.query('begin; update lockers.t set n = 10 where id in (1, 2)');
    const waiting = writeBoth(db);
    await delay(1_000);
    await admin.query('commit');
    await Promise.all(waiting);
    const rows = await db.sql`select n from t where id in (1, 2)`;
    expect(rows).toEqual([{ n: 11 }, { n: 11 }]);
  });

  /** A server whose user is limited to one connection, and needs another for a transaction. */
  async function atConnectionLimit() {
    const { db, admin, name } = await open({ user: 'own' });
    await Promise.all(writeBoth(db));
    const limit = (count: number) => admin.query(`alter role ${name} connection limit ${count}`);
    await limit(1);
    await killAll(admin);
    await delay(100);
    await db.sql`select 1`;
    return {
      db,
      limit,
      started: performance.now(),
      waiting: db.sql.tx((tx) => tx`select 1 as one`),
    };
  }

  it('waits for a connection at the connection limit', async () => {
    const { limit, waiting } = await atConnectionLimit();
    await delay(1_000);
    await limit(-1);
    expect(await waiting).toEqual([{ one: 1 }]);
  });

  it('stops waiting for a connection after some seconds', async () => {
    const { db, limit, started, waiting } = await atConnectionLimit();
    await expect(waiting).rejects.toMatchObject({ name: 'DatabaseUnavailable', retryAfter: 1 });
    expect(performance.now() - started).toBeGreaterThan(3_000);
    await expect(db.ping()).rejects.toThrow(DatabaseUnavailable);
    await limit(-1);
    expect(await outcomes([...writeBoth(db), db.ping()])).not.toContain('rejected');
  });
});
