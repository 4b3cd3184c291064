import { expect, it } from 'vitest';
import type { Migration } from '../src/index.ts';
import { eachEngine } from '../test-engines.ts';

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
      /^Migration "003-broken" failed and nothing was changed: .*syntax error/,
    );
    await expect(db.sql`select * from carts`).rejects.toThrow();
    await db.migrate([first, second]);
    expect(await db.sql`select wheels from carts`).toEqual([{ wheels: 4 }]);
  });

  it('refuses a database that a newer version has brought up to date', async () => {
    const db = await engine.open();
    await db.migrate([first, second]);
    await expect(db.migrate([first])).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: This database has the migration "002-wheels", which this version does not know: a newer version has used it. Start that version, or restore the backup made before.]`,
    );
  });

  it('pings by writing, so that a database which only answers reads is not ready', async () => {
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
    await expect(db.migrate([second])).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: This is the database of another server: it has the migration "001-carts" and none of this one. Give this server a database of its own.]`,
    );
    await db.migrate([first]);
  });

  it('refuses the database of another program, and leaves it as it was', async () => {
    const db = await engine.open();
    await db.sql`create table ledger (id integer primary key, paid integer not null)`;
    await db.sql`insert into ledger values (1, 300)`;
    await expect(db.migrate([first])).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: This is the database of another program: it has the table "ledger" and no list of applied migrations. Give this server a database of its own.]`,
    );
    expect(await db.sql`select * from ledger`).toEqual([{ id: 1, paid: 300 }]);
    await expect(db.sql`select * from carts`).rejects.toThrow(/carts/);
    await expect(db.sql`select * from applied_migrations`).rejects.toThrow(/applied_migrations/);
  });

  it('refuses an applied migration that has changed', async () => {
    const db = await engine.open();
    await db.migrate([first]);
    const changed = { ...first, up: 'create table carts (id integer primary key, brand text);' };
    await expect(db.migrate([changed])).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: Migration "001-carts" differs from the one this database has applied. Restore its text and put the change into a new migration; or, if this is the database of another server, give this one its own.]`,
    );
  });
});

await eachEngine(
  (engine) => {
    it('applies each migration once when several processes start together', async () => {
      const databases = [await engine.open(), await engine.openAgain(), await engine.openAgain()];
      await Promise.all(databases.map((db) => db.migrate([first, second])));
      for (const db of databases) {
        expect(await db.sql`select * from carts`).toEqual([{ id: 1, wheels: 4 }]);
      }
    });
  },
  // Nobody else can open the memory of a page.
  ['SQLite', 'PostgreSQL'],
);
