import pg from 'pg';
import type { Pending } from './group-commit.ts';
import type { Row } from './index.ts';
import {
  errorKind,
  translateError,
  discardsAllConnections,
  discardsConnection,
} from './postgres-errors.ts';
import type { Generation } from './postgres-pool.ts';
import { isRetryable } from './postgres-retry.ts';
import {
  beginOn,
  isBehindPooler,
  statementOn,
  applySettings,
  type SessionSettings,
  type Statement,
} from './postgres-session.ts';

interface Pipeline {
  /** Commits a batch and settles every member, or runs them individually. */
  run(batch: Pending<Statement>[]): Promise<void>;
  close(): Promise<void>;
}

/** A connection that is open or opening, and its generation. */
interface OpenConnection {
  client: Promise<pg.Client>;
  generation: number;
}

/**
 * Runs batches of single statements on one connection without waiting between them: a whole batch
 * costs one round trip and one disk flush. All statements are sent before the first result arrives, so there are no
 * savepoints; a batch with a failing statement is rolled back and its members run individually by `runSingle`,
 * where only the failing one fails. The next batch does not wait for them: one may wait for a locked row.
 */
export function createPipeline(
  config: pg.ClientConfig,
  settings: SessionSettings,
  generation: Generation,
  runSingle: (statement: Statement) => Promise<Row[]>,
): Pipeline {
  let opened: OpenConnection | undefined;
  const individualRuns = new Set<Promise<void>>();

  /** The open connection, or a new one if it was lost or discarded. */
  async function connected(): Promise<pg.Client> {
    if (opened && opened.generation !== generation.current) drop();
    if (opened) return opened.client;
    const client = new pg.Client({ ...config, pipeline: true });
    const connection: OpenConnection = {
      client: open(client, settings),
      generation: generation.current,
    };
    opened = connection;
    const clear = () => {
      if (opened === connection) opened = undefined;
    };
    client.on('error', clear);
    client.on('end', clear);
    connection.client.catch(clear);
    return connection.client;
  }

  function drop(): void {
    opened?.client.then((client) => client.end()).catch(() => undefined);
    opened = undefined;
  }

  function runIndividually(batch: Pending<Statement>[]): void {
    for (const { work, resolve, reject } of batch) {
      const running = runSingle(work).then(resolve, reject);
      individualRuns.add(running);
      void running.finally(() => individualRuns.delete(running));
    }
  }

  return {
    async run(batch) {
      let isOpen = false;
      try {
        const client = await connected();
        isOpen = true;
        const rows = await (batch.length > 1 || isBehindPooler(client)
          ? commit(client, batch)
          : [(await client.query<Row>(statementOn(client, batch[0]!.work))).rows]);
        for (const [at, { resolve }] of batch.entries()) resolve(rows[at]);
      } catch (error) {
        const isRolledBack = error instanceof RolledBack;
        const kind = errorKind(isRolledBack ? error.cause : error);
        if (discardsConnection(kind)) drop();
        if (isOpen && discardsAllConnections(kind)) generation.current++;
        if (isRolledBack || isRetryable(kind)) return runIndividually(batch);
        for (const { reject } of batch) reject(translateError(error));
      }
    },
    async close() {
      await Promise.all(individualRuns);
      const client = await opened?.client.catch(() => undefined);
      await client?.end();
    },
  };
}

/** A batch that was rolled back; `cause` is the error in it. */
class RolledBack extends Error {}

async function open(client: pg.Client, settings: SessionSettings): Promise<pg.Client> {
  await client.connect();
  try {
    await applySettings(client, settings);
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

async function commit(client: pg.Client, batch: Pending<Statement>[]): Promise<Row[][]> {
  const begin = client.query(beginOn(client, 'read committed'));
  const answers = batch.map(({ work }) => client.query<Row>(statementOn(client, work)));
  const ended = client.query('commit');
  const [start, ...settled] = await Promise.allSettled([begin, ...answers, ended]);
  if (start!.status === 'rejected') throw start!.reason;
  // In a failed transaction, commit succeeds but its command tag is ROLLBACK.
  const { command } = await ended;
  if (command !== 'COMMIT') {
    const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    throw new RolledBack('rolled back', { cause: failed.reason });
  }
  return (await Promise.all(answers)).map(({ rows }) => rows);
}
