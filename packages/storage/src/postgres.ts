import { userInfo } from 'node:os';
import pg from 'pg';
import type { Connection } from './connection.ts';
import type { Database, Row, Sql, Value } from './index.ts';
import { migrateWithin } from './migrate.ts';
import { isStalePlan, named, repeating } from './postgres-errors.ts';
import { numbered, storable } from './template.ts';
import { inTransaction } from './transaction.ts';

/**
 * Opens a PostgreSQL database that several processes may share. Connections that break are replaced
 * by the next call, so a server that stopped and came back is found again without help.
 *
 * @param url     such as `postgresql://user:password@host:5432/database`.
 * @param schema  where the tables live; made if it is missing. Defaults to the user's own.
 * @throws {DatabaseUnavailable} nothing answers at `url`.
 */
export async function openPostgres({
  url,
  schema,
}: {
  url: string;
  schema?: string;
}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    user: new URL(url).username || userInfo().username,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: { getTypeParser: wholeNumbers },
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  // An idle connection that breaks is no failure: the next call opens another.
  pool.on('error', () => undefined);
  if (schema) await named(() => pool.query(`create schema if not exists "${schema}"`));

  const single = <R extends object = Row>(template: TemplateStringsArray, ...values: Value[]) =>
    repeating(() => withClient((client) => rows(client, template, values))) as Promise<R[]>;

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await named(() => pool.connect());
    let broken = false;
    try {
      return await named(() => work(client));
    } catch (error) {
      broken = isStalePlan(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const tx = <T>(work: (sql: Sql) => Promise<T>) =>
    repeating(() => withClient((client) => transaction(client, work)));

  return {
    sql: Object.assign(single, { tx, dialect: 'postgres' as const }),
    migrate: (migrations) =>
      withClient((client) =>
        transaction(
          client,
          async (sql) => {
            await sql`select pg_advisory_xact_lock(7316440)`;
            await migrateWithin(connectionOf(client), 'postgres', sql, migrations);
          },
          'read committed',
        ),
      ),
    ping: async () => void (await single`select 1`),
    close: () => pool.end(),
  };
}

async function transaction<T>(
  client: pg.PoolClient,
  work: (sql: Sql) => Promise<T>,
  isolation = 'repeatable read',
): Promise<T> {
  await client.query(`begin isolation level ${isolation}`);
  try {
    const result = await inTransaction(connectionOf(client), 'postgres', work);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const connectionOf = (client: pg.PoolClient): Connection => ({
  control: (text) => client.query(text),
  rows: (template, values) => named(() => rows(client, template, values)),
});

interface Prepared {
  name: string;
  text: string;
}
const prepared = new WeakMap<TemplateStringsArray, Prepared>();
let count = 0;

async function rows(
  client: pg.PoolClient,
  template: TemplateStringsArray,
  values: Value[],
): Promise<Row[]> {
  let statement = prepared.get(template);
  if (!statement) {
    statement = { name: `statement_${++count}`, text: numbered(template) };
    prepared.set(template, statement);
  }
  const result = await client.query<Row>({ ...statement, values: storable(values, template) });
  return result.rows;
}

const int8 = 20;
const numeric = 1700;

/** Counts and sums come as text from PostgreSQL, which has larger numbers than JavaScript. */
function wholeNumbers(type: number, format?: 'text' | 'binary') {
  if (type === int8 || type === numeric) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}
