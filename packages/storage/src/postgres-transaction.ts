import type pg from 'pg';
import { inTransaction, type Connection } from './transaction.ts';
import type { Row, Sql } from './index.ts';
import { named } from './postgres-errors.ts';
import { beforeWork } from './postgres-repeat.ts';
import { beginOn, isShared, statementOn, type Isolation } from './postgres-session.ts';
import { statementOf, type Statement } from './postgres-statement.ts';

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
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
