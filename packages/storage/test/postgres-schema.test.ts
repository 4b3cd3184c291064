import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/postgres.ts';
import { testPostgres } from '../test-postgres.ts';

const { skipped, freshDatabase } = await testPostgres();
const title = skipped ? `Schemas (skipped: ${skipped})` : 'Schemas';
const migrations = [{ name: '001', up: 'create table t (id integer)' }];

describe.skipIf(skipped)(title, () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** A database of the administrator in which a user may do nothing yet. */
  async function database() {
    const url = await freshDatabase();
    const admin = new pg.Client(url);
    await admin.connect();
    ends.push(() => admin.end());
    const user = new URL(url).pathname.slice(1);
    await admin.query(`create role ${user} login`);
    return { url, admin, user, ofUser: Object.assign(new URL(url), { username: user }).href };
  }

  async function start(url: string) {
    const db = await openPostgres({ url, schema: 'lockers' });
    ends.push(() => db.close());
    await db.migrate(migrations);
    return db;
  }

  it('takes a schema made beforehand and owned by a user who may make none', async () => {
    const { admin, user, ofUser } = await database();
    await admin.query(`create schema lockers authorization ${user}`);
    const db = await start(ofUser);
    expect(await db.sql`select * from t`).toEqual([]);
  });

  it('says to the user who may not make a schema what the owner is to run, and that helps', async () => {
    const { admin, user, ofUser } = await database();
    const sentence = await start(ofUser).catch(({ message }: Error) => message);
    expect(sentence).toBe(
      `The database user "${user}" may not make the schema "lockers" in the database "${user}". Let the ` +
        `owner of the database run: CREATE SCHEMA "lockers" AUTHORIZATION "${user}";`,
    );
    await admin.query(String(sentence).split('run: ')[1]!);
    await start(ofUser);
  });

  it('refuses a schema that the user may not use in place of hiding its tables in another', async () => {
    const { admin, user, ofUser } = await database();
    await admin.query(`create schema lockers; grant create on schema public to ${user}`);
    const sentence = await start(ofUser).catch(({ message }: Error) => message);
    expect(sentence).toBe(
      `The database user "${user}" may not keep tables in the schema "lockers". Let the owner of that ` +
        `schema run: GRANT USAGE, CREATE ON SCHEMA "lockers" TO "${user}";`,
    );
    await admin.query(String(sentence).split('run: ')[1]!);
    await start(ofUser);
  });

  it('names the owner of the tables as the cure where they belong to somebody else', async () => {
    const { url, admin, user, ofUser } = await database();
    await (await start(url)).close();
    await admin.query(`grant all on schema lockers to ${user}`);
    await expect(start(ofUser)).rejects.toThrow(
      `let its owner run: ALTER TABLE … OWNER TO "${user}";`,
    );
  });

  it('keeps its tables in its schema whatever search path the URL asks for', async () => {
    const { url, admin } = await database();
    await start(`${url}?options=-csearch_path%3Dpublic`);
    const { rows } = await admin.query(`select schemaname from pg_tables where tablename = 't'`);
    expect(rows).toEqual([{ schemaname: 'lockers' }]);
  });

  it('refuses to begin anew beside tables of its own that lie in public', async () => {
    const { url } = await database();
    const earlier = await openPostgres({ url });
    ends.push(() => earlier.close());
    await earlier.migrate(migrations);
    await expect(start(url)).rejects.toThrow(
      'The tables of this server lie in the schema "public", where an earlier version was led by a pooler; ' +
        'the schema "lockers" is empty.',
    );
    const other = await openPostgres({ url, schema: 'radio' });
    ends.push(() => other.close());
    await other.migrate([{ name: '001', up: 'create table messages (id integer)' }]);
  });
});
