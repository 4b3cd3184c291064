import { expect, it, afterEach, describe } from 'vitest';
import pg from 'pg';
import type { Migration } from '../src/index.ts';
import { eachEngine } from '../test-engines.ts';
import { openPostgres } from '../src/postgres.ts';
import { testPostgres } from '../test-postgres.ts';

const first: Migration = { name: '001-carts', up: 'create table carts (id integer primary key);' };
const second: Migration = {
  name: '002-wheels',
  up: {
    sqlite: 'alter table carts add column wheels integer; insert into carts values (1, 4);',
    postgres: 'alter table carts add column wheels int; insert into carts values (1, 4);',
  },
};

await eachEngine((engine) => {
  it('applies each migration once, in order', async () => {
    const db = await engine.open();
    await db.migrate([first]);
    await db.migrate([first, second]);
    await db.migrate([first, second]);
    expect(await db.sql`select * from carts`).toEqual([{ id: 1, wheels: 4 }]);
  });

  it('applies nothing when a migration fails', async () => {
    const db = await engine.open();
    const broken: Migration = { name: '003-broken', up: 'create table lost (id integer); oops;' };
    await expect(db.migrate([first, broken])).rejects.toThrow(
      /Migration "003-broken" failed and nothing was changed: .*syntax error/,
    );
    await expect(db.sql`select * from carts`).rejects.toThrow();
    await db.migrate([first, second]);
    expect(await db.sql`select wheels from carts`).toEqual([{ wheels: 4 }]);
  });

  it('refuses a database that a newer version has migrated', async () => {
    const db = await engine.open();
    await db.migrate([first, second]);
    await expect(db.migrate([first])).rejects.toThrow(
      'This database has the migration "002-wheels", which this version does not know: a newer version has used it. Start that version, or restore the backup made before.',
    );
  });

  it('pings by writing, so that a read-only database is not ready', async () => {
    const db = await engine.open();
    await db.migrate([first]);
    await db.ping();
    await (db.sql.dialect === 'sqlite'
      ? db.sql`pragma query_only = on`
      : db.sql`do $$ begin
          execute format('alter database %I set default_transaction_read_only = on', current_database());
          perform pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid();
        end $$`);
    await expect(db.ping()).rejects.toThrow(/read-?\s?only/i);
  });

  it('refuses the database of another server', async () => {
    const db = await engine.open();
    await db.migrate([first]);
    await expect(db.migrate([second])).rejects.toThrow(
      'This is the database of another server: it has the migration "001-carts" and none of this one. Give this server a database of its own.',
    );
    await db.migrate([first]);
  });

  it('refuses the database of another program, and does not change it', async () => {
    const db = await engine.open();
    await db.sql`create table ledger (id integer primary key, paid integer not null)`;
    await db.sql`insert into ledger values (1, 300)`;
    await expect(db.migrate([first])).rejects.toThrow(
      'This is the database of another program: it has the table "ledger" and no list of applied migrations. Give this server a database of its own.',
    );
    expect(await db.sql`select * from ledger`).toEqual([{ id: 1, paid: 300 }]);
    await expect(db.sql`select * from carts`).rejects.toThrow(/carts/);
    await expect(db.sql`select * from applied_migrations`).rejects.toThrow(/applied_migrations/);
  });

  it('refuses an applied migration that has changed', async () => {
    const db = await engine.open();
    await db.migrate([first]);
    const changed = { ...first, up: 'create table carts (id integer primary key, brand text);' };
    await expect(db.migrate([changed])).rejects.toThrow(
      'Migration "001-carts" differs from the one this database has applied. Restore its text and put the change into a new migration; or, if this is the database of another server, give this one its own.',
    );
  });
});

// Another process cannot open an in-memory database.
await eachEngine(['SQLite', 'PostgreSQL'], (engine) => {
  it('applies each migration once when several processes start simultaneously', async () => {
    const databases = [await engine.open(), await engine.openAgain(), await engine.openAgain()];
    await Promise.all(databases.map((db) => db.migrate([first, second])));
    for (const db of databases) {
      expect(await db.sql`select * from carts`).toEqual([{ id: 1, wheels: 4 }]);
    }
  });
});

const { skipped, freshDatabase } = await testPostgres();
const title = skipped ? `Schemas (skipped: ${skipped})` : 'Schemas';
const tables = [{ name: '001', up: 'create table t (id integer)' }];

describe.skipIf(skipped)(title, () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  /** A database of the administrator in which a new user has no rights yet. */
  async function database() {
    const url = await freshDatabase();
    const admin = new pg.Client(url);
    await admin.connect();
    cleanups.push(() => admin.end());
    const user = new URL(url).pathname.slice(1);
    await admin.query(`create role ${user} login`);
    return { url, admin, user, userUrl: Object.assign(new URL(url), { username: user }).href };
  }

  async function start(url: string) {
    const db = await openPostgres({ url, schema: 'lockers' });
    cleanups.push(() => db.close());
    await db.migrate(tables);
    return db;
  }

  it('uses a schema owned by a user who may neither create one nor use the schema public', async () => {
    const { admin, user, userUrl } = await database();
    await admin.query(`create schema lockers authorization ${user}`);
    await admin.query('revoke all on schema public from public');
    const db = await start(userUrl);
    expect(await db.sql`select * from t`).toEqual([]);
  });

  it('tells the user who may not create a schema which statement fixes that', async () => {
    const { admin, user, userUrl } = await database();
    const message = await start(userUrl).catch(({ message }: Error) => message);
    expect(message).toBe(
      `The database user "${user}" may not make the schema "lockers" in the database "${user}". Let the ` +
        `owner of the database run: CREATE SCHEMA "lockers" AUTHORIZATION "${user}";`,
    );
    await admin.query(String(message).split('run: ')[1]!);
    await start(userUrl);
  });

  it('refuses a schema without privileges instead of using tables in another', async () => {
    const { admin, user, userUrl } = await database();
    await admin.query(`create schema lockers; grant create on schema public to ${user}`);
    const message = await start(userUrl).catch(({ message }: Error) => message);
    expect(message).toBe(
      `The database user "${user}" may not keep tables in the schema "lockers". Let the owner of that ` +
        `schema run: GRANT USAGE, CREATE ON SCHEMA "lockers" TO "${user}";`,
    );
    await admin.query(String(message).split('run: ')[1]!);
    await start(userUrl);
  });

  it('suggests changing the owner of tables that belong to another user', async () => {
    const { url, admin, user, userUrl } = await database();
    await (await start(url)).close();
    await admin.query(`grant all on schema lockers to ${user}`);
    await expect(start(userUrl)).rejects.toThrow(
      `let its owner run: ALTER TABLE … OWNER TO "${user}";`,
    );
  });

  it('creates tables in its schema whatever search path the URL sets', async () => {
    const { url, admin } = await database();
    await start(`${url}?options=-csearch_path%3Dpublic`);
    const { rows } = await admin.query(`select schemaname from pg_tables where tablename = 't'`);
    expect(rows).toEqual([{ schemaname: 'lockers' }]);
  });

  it('refuses to create tables beside its own in public', async () => {
    const { url } = await database();
    const earlier = await openPostgres({ url });
    cleanups.push(() => earlier.close());
    await earlier.migrate(tables);
    await expect(start(url)).rejects.toThrow(
      'The tables of this server lie in the schema "public", where an earlier version was led by a pooler; ' +
        'the schema "lockers" is empty.',
    );
    const other = await openPostgres({ url, schema: 'radio' });
    cleanups.push(() => other.close());
    await other.migrate([{ name: '001', up: 'create table messages (id integer)' }]);
  });
});
