import pg from 'pg';
import { createGroupCommit } from './group-commit.ts';
import type { Database, Row, Sql, Value } from './index.ts';
import { migrateWithin, writePing } from './migrate.ts';
import { translateErrors } from './postgres-errors.ts';
import { createPipeline } from './postgres-pipeline.ts';
import { createClientPool, type Generation } from './postgres-pool.ts';
import { withRetry, connectionOf, runStatement, runTransaction } from './postgres-retry.ts';
import { explainOwnership, prepareSchema, refuseHiddenTables } from './postgres-schema.ts';
import {
  configOf,
  applySettings,
  type SessionSettings,
  statementOf,
  type Statement,
} from './postgres-session.ts';

/** The key of the lock under which one process at a time migrates a database. Any number works. */
const migrationLock = 7_316_440;

/** Milliseconds between two reads of the database's clock. */
const clockInterval = 10_000;

/** Milliseconds that a statement waits for a locked row on its connection; longer waits are retries without one. */
const lockTimeout = { batch: 10, pool: 100 };

/**
 * Opens a PostgreSQL database that several processes may share. Single statements commit in groups
 * on one connection; transactions use a pool of ten. The next call replaces connections that have broken or become
 * read-only, so it recovers by itself after a restart of the server.
 *
 * @param url     such as `postgresql://user:password@host:5432/database`.
 * @param schema  where the tables are; created if missing. Defaults to the user's own.
 * @throws {DatabaseUnavailable} there is no response at `url`.
 */
export async function openPostgres({
  url,
  schema,
}: {
  url: string;
  schema?: string;
}): Promise<Database> {
  const config = configOf(url, schema);
  const settings = { schema, statementTimeout: 10_000 };
  const generation: Generation = { current: 0 };
  const pool = createClientPool(config, { ...settings, lockTimeout: lockTimeout.pool }, generation);
  const runSingle = (statement: Statement) =>
    translateErrors(() =>
      withRetry(() => pool.withClient((client) => runStatement(client, statement))),
    );
  const pipeline = createPipeline(
    config,
    { ...settings, lockTimeout: lockTimeout.batch },
    generation,
    runSingle,
  );
  const group = createGroupCommit(pipeline.run, setImmediate);

  const single = async <R extends object = Row>(
    template: TemplateStringsArray,
    ...values: Value[]
  ) => group.join<R[]>(statementOf(template, values));

  const tx = <T>(work: (sql: Sql) => Promise<T>) =>
    translateErrors(() =>
      withRetry(() => pool.withClient((client) => runTransaction(client, 'repeatable read', work))),
    );
  const sql = Object.assign(single, { tx, dialect: 'postgres' as const });

  const clock = createDatabaseClock(async () => {
    const [row] = await single<{ ms: number }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms`;
    return Number(row!.ms);
  });
  const clockTimer = setInterval(() => void clock.measure().catch(() => undefined), clockInterval);
  clockTimer.unref();

  let closed: Promise<void> | undefined;
  let isMigrated = false;
  async function close() {
    clearInterval(clockTimer);
    await group.drain();
    await pipeline.close();
    await pool.close();
  }

  try {
    await clock.measure();
    if (schema) await runExclusively(config, schema, (_, client) => prepareSchema(client, schema));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    sql,
    now: clock.now,
    async migrate(migrations) {
      await runExclusively(config, schema, async (sql, client) => {
        if (schema) await refuseHiddenTables(client, schema, migrations);
        await explainOwnership(client, () =>
          migrateWithin(connectionOf(client), 'postgres', sql, migrations),
        );
      });
      isMigrated = true;
    },
    // Checks both the pipeline and the pool: each has its own connections.
    ping: async () => {
      const write = async (sql: Sql, id: number) =>
        void (await (isMigrated ? writePing(sql, id) : sql`select 1`));
      await Promise.all([write(sql, 1), tx((sql) => write(sql, 2))]);
    },
    load: () => ({ waiting: group.length(), pool: pool.load() }),
    close: () => (closed ??= close()),
  };
}

/**
 * Changes the structure of the database on a connection without timeouts, because migrating a large table takes
 * long, and under a lock, because several processes may start at once.
 */
async function runExclusively(
  config: pg.ClientConfig,
  schema: string | undefined,
  work: (sql: Sql, client: pg.Client) => Promise<void>,
): Promise<void> {
  const settings: SessionSettings = { schema, lockTimeout: 0, statementTimeout: 0 };
  await translateErrors(() =>
    withRetry(async () => {
      const client = new pg.Client({ ...config, query_timeout: 0 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await applySettings(client, settings);
        await runTransaction(client, 'read committed', async (sql) => {
          await sql`select pg_advisory_xact_lock(${migrationLock})`;
          await work(sql, client);
        });
      } finally {
        await client.end();
      }
    }),
  );
}

interface DatabaseClock {
  now(): Date;
  /** Reads the database's clock, and corrects ours if it is off by more than the measurement error. */
  measure(): Promise<void>;
}

/**
 * A clock that shows the time of the database, for processes on machines whose clocks differ. Between two
 * measurements it advances by the monotonic clock.
 *
 * @param readClock  returns the database's time in milliseconds since 1970.
 */
export function createDatabaseClock(readClock: () => Promise<number>): DatabaseClock {
  let offset = Number.NaN;
  return {
    now: () => new Date(offset + performance.now()),
    async measure() {
      const sent = performance.now();
      const databaseTime = await readClock();
      // It was read at some moment of the round trip: within that margin, our clock may be more exact.
      const margin = (performance.now() - sent) / 2;
      const measured = databaseTime - (sent + margin);
      if (!(Math.abs(measured - offset) <= margin)) offset = measured;
    },
  };
}
