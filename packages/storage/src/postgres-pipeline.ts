import pg from 'pg';
import type { Waiting } from './group-commit.ts';
import type { Row } from './index.ts';
import { meaningOf, rename, spoilsAll, spoilsConnection } from './postgres-errors.ts';
import type { Era } from './postgres-pool.ts';
import { isRepeatable } from './postgres-repeat.ts';
import {
  beginOn,
  isShared,
  statementOn,
  tell,
  type SessionSettings,
  type Statement,
} from './postgres-session.ts';

interface Pipeline {
  /** Commits a batch and answers every member of it, or leaves them to be answered one by one. */
  run(batch: Waiting<Statement>[]): Promise<void>;
  close(): Promise<void>;
}

/** One that is open, or being opened; and when. */
interface Opened {
  client: Promise<pg.Client>;
  era: number;
}

/**
 * Runs batches of single statements on one connection without waiting between them: a whole batch
 * costs one round trip and one disk flush. The statements are on their way before the first has
 * answered, so there is no savepoint to go back to; a batch in which one fails is rolled back and its
 * members run `alone`, where the failing one fails and the others do not. Nobody waits for them: one may
 * have met a row that stays locked.
 */
export function createPipeline(
  config: pg.ClientConfig,
  settings: SessionSettings,
  era: Era,
  alone: (statement: Statement) => Promise<Row[]>,
): Pipeline {
  let opened: Opened | undefined;
  const apart = new Set<Promise<void>>();

  /** The open connection, or a new one where it was lost or is of no use any more. */
  async function connected(): Promise<pg.Client> {
    if (opened && opened.era !== era.now) drop();
    if (opened) return opened.client;
    const client = new pg.Client({ ...config, pipeline: true });
    const mine: Opened = { client: open(client, settings), era: era.now };
    opened = mine;
    const forget = () => {
      if (opened === mine) opened = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    mine.client.catch(forget);
    return mine.client;
  }

  function drop(): void {
    opened?.client.then((client) => client.end()).catch(() => undefined);
    opened = undefined;
  }

  function runApart(batch: Waiting<Statement>[]): void {
    for (const { work, resolve, reject } of batch) {
      const running = alone(work).then(resolve, reject);
      apart.add(running);
      void running.finally(() => apart.delete(running));
    }
  }

  return {
    async run(batch) {
      let isOpen = false;
      try {
        const client = await connected();
        isOpen = true;
        const rows = await (batch.length > 1 || isShared(client)
          ? commit(client, batch)
          : [(await client.query<Row>(statementOn(client, batch[0]!.work))).rows]);
        for (const [at, { resolve }] of batch.entries()) resolve(rows[at]);
      } catch (error) {
        const isRolledBack = error instanceof RolledBack;
        const meaning = meaningOf(isRolledBack ? error.cause : error);
        if (spoilsConnection(meaning)) drop();
        if (isOpen && spoilsAll(meaning)) era.now++;
        if (isRolledBack || isRepeatable(meaning)) return runApart(batch);
        for (const { reject } of batch) reject(rename(error));
      }
    },
    async close() {
      await Promise.all(apart);
      const client = await opened?.client.catch(() => undefined);
      await client?.end();
    },
  };
}

/** A batch of which nothing is left; `cause` is what failed in it. */
class RolledBack extends Error {}

async function open(client: pg.Client, settings: SessionSettings): Promise<pg.Client> {
  await client.connect();
  try {
    await tell(client, settings);
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

async function commit(client: pg.Client, batch: Waiting<Statement>[]): Promise<Row[][]> {
  const begun = client.query(beginOn(client, 'read committed'));
  const answers = batch.map(({ work }) => client.query<Row>(statementOn(client, work)));
  const ended = client.query('commit');
  const [start, ...settled] = await Promise.allSettled([begun, ...answers, ended]);
  if (start!.status === 'rejected') throw start!.reason;
  // In a transaction that has failed, commit succeeds and says that it rolled back.
  const { command } = await ended;
  if (command !== 'COMMIT') {
    const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    throw new RolledBack('rolled back', { cause: failed.reason });
  }
  return (await Promise.all(answers)).map(({ rows }) => rows);
}
