import { userInfo } from 'node:os';
import pg from 'pg';
import { createGroupCommit } from './group-commit.ts';
import type { Database, Row, Sql, Value } from './index.ts';
import { DatabaseUnavailable } from './errors.ts';
import { migrateWithin, writePing } from './migrate.ts';
import { isStalePlan, named, repeating } from './postgres-errors.ts';
import { createPipeline } from './postgres-pipeline.ts';
import { statementOf, typeParser, type Statement } from './postgres-statement.ts';
import { connectionOf, runTransaction } from './postgres-transaction.ts';

/** Names the lock under which one process at a time migrates a database. Any number will do. */
const migrationLock = 7_316_440;

/**
 * Opens a PostgreSQL database that several processes may share. Single statements commit in groups
 * on one connection; transactions have a pool of ten. Connections that break are replaced by the
 * next call, so a server that stopped and came back is found again without help.
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
  const config = configOf(url, schema);
  const pool = new pg.Pool({ ...config, max: 10 });
  // A connection that breaks fails the statement that runs on it; that it broke is no news beside.
  // Without listeners, for idle and for busy ones, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const alone = (statement: Statement) =>
    repeating(() => withClient(pool, async (client) => (await client.query<Row>(statement)).rows));
  const pipeline = createPipeline(config, alone);
  const group = createGroupCommit(pipeline.run, setImmediate);

  const single = async <R extends object = Row>(
    template: TemplateStringsArray,
    ...values: Value[]
  ) => group.join<R[]>(statementOf(template, values));

  const tx = <T>(work: (sql: Sql) => Promise<T>) =>
    repeating(() => withClient(pool, (client) => runTransaction(client, 'repeatable read', work)));

  let closed: Promise<void> | undefined;
  let isMigrated = false;
  async function close() {
    await group.drain();
    await Promise.all([pipeline.close(), pool.end()]);
  }

  try {
    await single`select 1`;
    if (schema) await createSchema(config, schema);
  } catch (error) {
    await close();
    throw error;
  }
  const sql = Object.assign(single, { tx, dialect: 'postgres' as const });
  return {
    sql,
    async migrate(migrations) {
      await alonePatiently(config, (sql, client) =>
        migrateWithin(connectionOf(client), 'postgres', sql, migrations),
      );
      isMigrated = true;
    },
    ping: async () => void (await (isMigrated ? writePing(sql) : single`select 1`)),
    load: () => ({
      waiting: group.length(),
      pool: {
        idle: pool.idleCount,
        busy: pool.totalCount - pool.idleCount,
        callers: pool.waitingCount,
      },
    }),
    close: () => (closed ??= close()),
  };
}

function configOf(url: string, schema: string | undefined): pg.ClientConfig {
  return {
    connectionString: url,
    user: decodeURIComponent(new URL(url).username) || userInfo().username,
    application_name: schema ?? 'frontline',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: { getTypeParser: typeParser },
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  };
}

const createSchema = (config: pg.ClientConfig, schema: string) =>
  alonePatiently(config, async (_, client) => {
    await client.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`);
  });

/**
 * Changes the shape of the database on a connection without time limits, because a migration of a
 * large table takes long, and under a lock, because several processes may start at once.
 */
async function alonePatiently(
  config: pg.ClientConfig,
  work: (sql: Sql, client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...config, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await named(async () => {
      await client.connect();
      await runTransaction(client, 'read committed', async (sql) => {
        await sql`select pg_advisory_xact_lock(${migrationLock})`;
        await work(sql, client);
      });
    });
  } finally {
    await client.end();
  }
}

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await named(() => pool.connect());
  let broken = false;
  try {
    return await named(() => work(client));
  } catch (error) {
    broken = isStalePlan(error) || error instanceof DatabaseUnavailable;
    throw error;
  } finally {
    client.release(broken);
  }
}
