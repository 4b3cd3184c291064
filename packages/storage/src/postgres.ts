import pg from 'pg';
import { createGroupCommit } from './group-commit.ts';
import type { Database, Row, Sql, Value } from './index.ts';
import { migrateWithin, writePing } from './migrate.ts';
import { named } from './postgres-errors.ts';
import { createPipeline } from './postgres-pipeline.ts';
import { createClientPool, type Era } from './postgres-pool.ts';
import { repeating, connectionOf, runStatement, runTransaction } from './postgres-repeat.ts';
import { namingOwner, prepareSchema, refuseHiding } from './postgres-schema.ts';
import {
  configOf,
  tell,
  type SessionSettings,
  statementOf,
  type Statement,
} from './postgres-session.ts';

/** Names the lock under which one process at a time migrates a database. Any number will do. */
const migrationLock = 7_316_440;

/** Milliseconds between two looks at the database's clock. */
const clockInterval = 10_000;

/** Milliseconds that a statement waits on its connection for a row. The rest is waited without one. */
const lockTimeout = { batch: 10, pool: 100 };

/**
 * Opens a PostgreSQL database that several processes may share. Single statements commit in groups
 * on one connection; transactions have a pool of ten. Connections that break, or that may not write any
 * more, are replaced by the next call, so a server that stopped and came back is found again without help.
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
  const settings = { schema, statementTimeout: 10_000 };
  const era: Era = { now: 0 };
  const pool = createClientPool(config, { ...settings, lockTimeout: lockTimeout.pool }, era);
  const alone = (statement: Statement) =>
    named(() => repeating(() => pool.lend((client) => runStatement(client, statement))));
  const pipeline = createPipeline(
    config,
    { ...settings, lockTimeout: lockTimeout.batch },
    era,
    alone,
  );
  const group = createGroupCommit(pipeline.run, setImmediate);

  const single = async <R extends object = Row>(
    template: TemplateStringsArray,
    ...values: Value[]
  ) => group.join<R[]>(statementOf(template, values));

  const tx = <T>(work: (sql: Sql) => Promise<T>) =>
    named(() =>
      repeating(() => pool.lend((client) => runTransaction(client, 'repeatable read', work))),
    );
  const sql = Object.assign(single, { tx, dialect: 'postgres' as const });

  const clock = createDatabaseClock(async () => {
    const [row] = await single<{ ms: number }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms`;
    return Number(row!.ms);
  });
  const measuring = setInterval(() => void clock.measure().catch(() => undefined), clockInterval);
  measuring.unref();

  let closed: Promise<void> | undefined;
  let isMigrated = false;
  async function close() {
    clearInterval(measuring);
    await group.drain();
    await pipeline.close();
    await pool.close();
  }

  try {
    await clock.measure();
    if (schema) await alonePatiently(config, schema, (_, client) => prepareSchema(client, schema));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    sql,
    now: clock.now,
    async migrate(migrations) {
      await alonePatiently(config, schema, async (sql, client) => {
        if (schema) await refuseHiding(client, schema, migrations);
        await namingOwner(client, () =>
          migrateWithin(connectionOf(client), 'postgres', sql, migrations),
        );
      });
      isMigrated = true;
    },
    // Both ways that statements go: each has connections of its own.
    ping: async () => {
      const ask = async (sql: Sql, way: number) =>
        void (await (isMigrated ? writePing(sql, way) : sql`select 1`));
      await Promise.all([ask(sql, 1), tx((sql) => ask(sql, 2))]);
    },
    load: () => ({ waiting: group.length(), pool: pool.load() }),
    close: () => (closed ??= close()),
  };
}

/**
 * Changes the shape of the database on a connection without time limits, because a migration of a
 * large table takes long, and under a lock, because several processes may start at once.
 */
async function alonePatiently(
  config: pg.ClientConfig,
  schema: string | undefined,
  work: (sql: Sql, client: pg.Client) => Promise<void>,
): Promise<void> {
  const settings: SessionSettings = { schema, lockTimeout: 0, statementTimeout: 0 };
  await named(() =>
    repeating(async () => {
      const client = new pg.Client({ ...config, query_timeout: 0 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await tell(client, settings);
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
  /** Asks the database again, and goes by its answer where ours cannot be right. */
  measure(): Promise<void>;
}

/**
 * A clock that shows the time of the database, for processes of machines whose own clocks differ. Between
 * two measures it goes on by the time that nobody sets.
 *
 * @param ask  milliseconds since 1970 by the database's clock.
 */
export function createDatabaseClock(ask: () => Promise<number>): DatabaseClock {
  let ahead = Number.NaN;
  return {
    now: () => new Date(ahead + performance.now()),
    async measure() {
      const sent = performance.now();
      const told = await ask();
      // It was told at some moment of the way there and back: within that, ours may be the better one.
      const margin = (performance.now() - sent) / 2;
      const seen = told - (sent + margin);
      if (!(Math.abs(seen - ahead) <= margin)) ahead = seen;
    },
  };
}
