import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { meaningOf, type Meaning, named, spoilsConnection } from './postgres-errors.ts';
import { inTransaction, type Connection } from './transaction.ts';
import type { Row, Sql } from './index.ts';
import {
  beginOn,
  isShared,
  statementOn,
  type Isolation,
  statementOf,
  type Statement,
} from './postgres-session.ts';

interface Patience {
  /** How often in a row the same may happen before the caller is told to come back later. */
  times: number;
  /** The longest wait before another try, in milliseconds. */
  wait: number;
}

/**
 * What may succeed when it is done again, because nothing of it has been done. Nobody waits on a connection:
 * whoever meets a row that stays locked gives the connection back meanwhile, so that ten of them do not stop
 * everybody. It is counted and not timed, so that a slow machine is no stuck one. A row that stays
 * locked and a server that takes no more connections are waited for about five seconds.
 */
const patience: Partial<Record<Meaning, Patience>> = {
  contended: { times: 100, wait: 50 },
  stale: { times: 20, wait: 50 },
  locked: { times: 25, wait: 150 },
  crowded: { times: 20, wait: 500 },
  'read-only': { times: 1, wait: 0 },
};
const mostTries = 200;

export const isRepeatable = (meaning: Meaning): boolean => patience[meaning] !== undefined;

const notBegun = new WeakSet<object>();

/** Marks the failure of what comes before all work: a connection that had ended without a word. */
async function beforeWork<T>(begin: Promise<T>): Promise<T> {
  return begin.catch((error: unknown) => {
    notBegun.add(Object(error));
    throw error;
  });
}

/**
 * Repeats what would succeed now or in a moment. Waits a little longer each time, half of it by chance, so that
 * those who met do not meet again and nobody is turned away early. What only its connection stood in the way of
 * is tried once more, on a new one.
 */
export async function repeating<T>(work: () => Promise<T>): Promise<T> {
  let last: Meaning | undefined;
  let times = 0;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const found = meaningOf(error);
      const meaning = found === 'gone' && notBegun.has(Object(error)) ? 'read-only' : found;
      times = meaning === last ? times + 1 : 1;
      last = meaning;
      const given = patience[meaning];
      if (!given || times > given.times || tries > mostTries) throw error;
      const longest = Math.min(2 ** times, given.wait);
      await delay(((1 + Math.random()) / 2) * longest);
    }
  }
}

/**
 * Runs `work` between begin and commit.
 *
 * @param isolation  `repeatable read` fails, to be repeated, where a row that was read has changed
 *   since: what was decided from it cannot be stale.
 */
export const runTransaction = <T>(
  client: pg.ClientBase,
  isolation: Isolation,
  work: (sql: Sql) => Promise<T>,
): Promise<T> =>
  between(client, isolation, () => inTransaction(connectionOf(client), 'postgres', work));

/** Runs one statement, which needs no transaction of its own but to be told the settings. */
export async function runStatement(client: pg.ClientBase, statement: Statement): Promise<Row[]> {
  const run = async () => (await client.query<Row>(statementOn(client, statement))).rows;
  return isShared(client) ? between(client, 'read committed', run) : run();
}

export const connectionOf = (client: pg.ClientBase): Connection => ({
  control: (text) => client.query(text),
  rows: (template, values) =>
    named(
      async () =>
        (await client.query<Row>(statementOn(client, statementOf(template, values)))).rows,
    ),
});

async function between<T>(
  client: pg.ClientBase,
  isolation: Isolation,
  work: () => Promise<T>,
): Promise<T> {
  await beforeWork(client.query(beginOn(client, isolation)));
  try {
    const result = await work();
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    return result;
  } catch (error) {
    // A connection that is given up rolls back by its end; a silent one would be waited for once more.
    if (!spoilsConnection(meaningOf(error))) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
