import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import {
  discardsConnection,
  errorKind,
  type ErrorKind,
  translateErrors,
} from './postgres-errors.ts';
import { inTransaction, type Connection } from './transaction.ts';
import type { Row, Sql } from './index.ts';
import {
  beginOn,
  isBehindPooler,
  statementOn,
  type Isolation,
  statementOf,
  type Statement,
} from './postgres-session.ts';

interface RetryPolicy {
  /** How many consecutive errors of this kind are retried before the caller gets the error. */
  attempts: number;
  /** The maximum delay before a retry, in milliseconds. */
  maxDelay: number;
}

/**
 * Errors that may succeed on a retry, because nothing has been done. Callers return their connection while they
 * wait, so that ten of them waiting for a locked row do not block all others. Attempts are counted instead of timed,
 * so that a slow machine does not count as a stuck one. A locked row and a server at its connection limit are waited
 * for about five seconds.
 */
const policies: Partial<Record<ErrorKind, RetryPolicy>> = {
  contended: { attempts: 100, maxDelay: 50 },
  stale: { attempts: 20, maxDelay: 50 },
  locked: { attempts: 25, maxDelay: 150 },
  crowded: { attempts: 20, maxDelay: 500 },
  'read-only': { attempts: 1, maxDelay: 0 },
};
const maxAttempts = 200;

export const isRetryable = (kind: ErrorKind): boolean => policies[kind] !== undefined;

const failedAtBegin = new WeakSet<object>();

/** Marks errors of `begin`, before any work: the connection had silently ended. */
async function markFailure<T>(begin: Promise<T>): Promise<T> {
  return begin.catch((error: unknown) => {
    failedAtBegin.add(Object(error));
    throw error;
  });
}

/**
 * Retries errors that may succeed now or soon. The delay grows with each attempt and is half random, so that
 * colliding transactions do not collide again and no caller fails early. An error of the connection alone is
 * retried once, on a new connection.
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  let previous: ErrorKind | undefined;
  let times = 0;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const original = errorKind(error);
      const kind = original === 'gone' && failedAtBegin.has(Object(error)) ? 'read-only' : original;
      times = kind === previous ? times + 1 : 1;
      previous = kind;
      const policy = policies[kind];
      if (!policy || times > policy.attempts || tries > maxAttempts) throw error;
      const limit = Math.min(2 ** times, policy.maxDelay);
      await delay(((1 + Math.random()) / 2) * limit);
    }
  }
}

/**
 * Runs `work` between begin and commit.
 *
 * @param isolation  `repeatable read` fails, and is retried, if a row it has read was changed meanwhile:
 *   decisions are never based on stale data.
 */
export const runTransaction = <T>(
  client: pg.ClientBase,
  isolation: Isolation,
  work: (sql: Sql) => Promise<T>,
): Promise<T> =>
  betweenBeginAndCommit(client, isolation, () =>
    inTransaction(connectionOf(client), 'postgres', work),
  );

/** Runs one statement; it needs a transaction only to apply the settings. */
export async function runStatement(client: pg.ClientBase, statement: Statement): Promise<Row[]> {
  const run = async () => (await client.query<Row>(statementOn(client, statement))).rows;
  return isBehindPooler(client) ? betweenBeginAndCommit(client, 'read committed', run) : run();
}

export const connectionOf = (client: pg.ClientBase): Connection => ({
  control: (text) => client.query(text),
  rows: (template, values) =>
    translateErrors(
      async () =>
        (await client.query<Row>(statementOn(client, statementOf(template, values)))).rows,
    ),
});

async function betweenBeginAndCommit<T>(
  client: pg.ClientBase,
  isolation: Isolation,
  work: () => Promise<T>,
): Promise<T> {
  await markFailure(client.query(beginOn(client, isolation)));
  try {
    const result = await work();
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    return result;
  } catch (error) {
    // A discarded connection rolls back when it ends; one that has fallen silent would only time out again.
    if (!discardsConnection(errorKind(error)))
      await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
