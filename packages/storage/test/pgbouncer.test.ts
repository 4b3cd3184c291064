import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/index.ts';
import { openPostgres } from '../src/postgres.ts';
import { findPgbouncer, startPgbouncer } from '../test-pgbouncer.ts';
import { testPostgres } from '../test-postgres.ts';

const { skipped: noPostgres, freshDatabase } = await testPostgres();
const program = await findPgbouncer();
const skipped =
  noPostgres ?? (program ? undefined : 'no PgBouncer here; on Debian: apt-get install pgbouncer');

describe.skipIf(skipped).each(['session', 'transaction'] as const)(
  `PgBouncer, pool_mode = %s${skipped ? ` (skipped: ${skipped})` : ''}`,
  { concurrent: true, timeout: 60_000 },
  (mode) => {
    const cleanups: (() => Promise<unknown>)[] = [];
    afterAll(async () => {
      for (const cleanup of cleanups.reverse()) await cleanup();
    });

    async function open(settings: string[] = []) {
      const url = await freshDatabase();
      const admin = new pg.Client(url);
      await admin.connect();
      cleanups.push(() => admin.end());
      const bouncer = await startPgbouncer(program!, url, mode, settings);
      cleanups.push(bouncer.stop);
      const openSchema = async (schema: string) => {
        const db = await openPostgres({ url: bouncer.url, schema });
        cleanups.push(() => db.close());
        await db.migrate([
          { name: '001', up: 'create table t (id integer primary key, n integer)' },
        ]);
        return db;
      };
      return { admin, bouncer, openSchema };
    }

    const writeBatch = (db: Database, from: number) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const id = from + at;
          return at % 2
            ? db.sql`insert into t (id, n) values (${id}, ${at})`
            : db.sql.tx(async (tx) => {
                await tx`insert into t (id, n) values (${id}, ${at})`;
                await tx`update t set n = n + 1 where id = ${id}`;
              });
        }),
      );

    it('separates the tables of each schema, and does not leak its search path to other clients', async () => {
      // In session mode each of the 11 connections per server and that of `other` occupies a server connection.
      const { admin, bouncer, openSchema } = await open(['default_pool_size = 23']);
      const [lockers, radio] = [await openSchema('lockers'), await openSchema('radio')];
      for (const from of [0, 100, 200])
        await Promise.all([writeBatch(lockers, from), writeBatch(radio, from)]);
      await expect(lockers.sql`insert into t values (1, 1)`).rejects.toThrow('duplicate key');
      const { rows } = await admin.query(`select schemaname, tablename from pg_tables
        where tablename = 't' order by schemaname`);
      expect(rows.map(({ schemaname }) => schemaname)).toEqual(['lockers', 'radio']);
      for (const db of [lockers, radio]) {
        expect(await db.sql`select count(*) as n from t`).toEqual([{ n: 60 }]);
      }
      const other = new pg.Client(bouncer.url);
      await other.connect();
      for (let times = 0; times < 5; times++) {
        const { rows } = await other.query('show search_path');
        expect(rows).toEqual([{ search_path: '"$user", public' }]);
      }
      await other.end();
    });

    // In transaction mode all of this is harder, so session mode needs no more tests.
    if (mode === 'session') return;

    it('recovers after its connections to PostgreSQL were terminated', async ({ expect }) => {
      const { admin, openSchema } = await open();
      const db = await openSchema('lockers');
      await writeBatch(db, 0);
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await expect
        .poll(() => db.ping().then(() => 'ready', String), { timeout: 20_000 })
        .toBe('ready');
      await writeBatch(db, 100);
    });

    it('delays only statements for that row while a row is locked', async () => {
      const { admin, openSchema } = await open();
      const db = await openSchema('lockers');
      await writeBatch(db, 0);
      await admin.query('begin; update lockers.t set n = -1 where id = 1');
      const blocked = Promise.allSettled(
        Array.from({ length: 12 }, (_, at) =>
          at % 2
            ? db.sql`update t set n = 0 where id = 1`
            : db.sql.tx((tx) => tx`update t set n = 0 where id = 1`),
        ),
      );
      let isSettled = false;
      void blocked.then(() => (isSettled = true));
      await writeBatch(db, 100);
      expect(isSettled).toBe(false);
      await admin.query('rollback');
      const outcomes = await blocked;
      expect(outcomes.map(({ status }) => status)).toEqual(Array(12).fill('fulfilled'));
    });

    it('waits for a free client slot of PgBouncer', async () => {
      const { bouncer, openSchema } = await open(['max_client_conn = 2']);
      const db = await openSchema('lockers');
      const other = new pg.Client(bouncer.url);
      other.on('error', () => undefined);
      await other.connect();
      const waiting = db.sql.tx((tx) => tx`select 1 as one`);
      await delay(500);
      await other.end();
      expect(await waiting).toEqual([{ one: 1 }]);
    });
  },
);
