import pg from 'pg';
import type { Waiting } from './group-commit.ts';
import type { Row } from './index.ts';
import { isRepeatable, named } from './postgres-errors.ts';
import type { Statement } from './postgres-statement.ts';

/** Milliseconds. A statement that waits for a lock holds up its batch, and whoever holds the lock may
 * be waiting for that batch: give up soon, and let the members wait one by one. */
const lockTimeout = 250;

export interface Pipeline {
  /** Commits a batch and answers every member of it. */
  run(batch: Waiting<Statement>[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs batches of single statements on one connection without waiting between them: a whole batch
 * costs one round trip and one disk flush. The statements are on their way before the first has
 * answered, so there is no savepoint to go back to; a batch in which one fails is rolled back and its
 * members run `alone`, where the failing one fails and the others do not.
 */
export function createPipeline(
  config: pg.ClientConfig,
  alone: (statement: Statement) => Promise<Row[]>,
): Pipeline {
  let connection: Promise<pg.Client> | undefined;

  /** The open connection, or a new one where it was lost. */
  function connected(): Promise<pg.Client> {
    const forget = () => (connection = undefined);
    connection ??= open({ ...config, pipeline: true, lock_timeout: lockTimeout }, forget);
    return connection;
  }

  async function attempt(batch: Waiting<Statement>[]): Promise<Row[][] | 'rolled back'> {
    const client = await connected();
    const [first] = batch;
    if (batch.length > 1) return commit(client, batch);
    try {
      return [(await client.query<Row>(first!.work)).rows];
    } catch (error) {
      if (isRepeatable(error)) return 'rolled back';
      throw error;
    }
  }

  return {
    async run(batch) {
      try {
        const rows = await named(() => attempt(batch));
        if (rows !== 'rolled back') return batch.forEach(({ resolve }, at) => resolve(rows[at]));
      } catch (error) {
        return batch.forEach(({ reject }) => reject(error));
      }
      await Promise.all(
        batch.map(({ work, resolve, reject }) => alone(work).then(resolve, reject)),
      );
    },
    async close() {
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}

async function open(config: pg.ClientConfig, forget: () => void): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', forget);
  client.on('end', forget);
  try {
    return await client.connect();
  } catch (error) {
    forget();
    throw error;
  }
}

async function commit(client: pg.Client, batch: Waiting<Statement>[]) {
  const begun = client.query('begin');
  const answers = batch.map(({ work }) => client.query<Row>(work));
  const ended = client.query('commit');
  await Promise.allSettled([begun, ...answers, ended]);
  // In a transaction that has failed, commit succeeds and says that it rolled back.
  const { command } = await ended;
  if (command !== 'COMMIT') return 'rolled back';
  return (await Promise.all(answers)).map(({ rows }) => rows);
}
