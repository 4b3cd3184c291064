import type pg from 'pg';
import type { Connection } from './connection.ts';
import type { Row, Sql } from './index.ts';
import { named } from './postgres-errors.ts';
import { statementOf } from './postgres-statement.ts';
import { inTransaction } from './transaction.ts';

/**
 * Runs `work` between begin and commit.
 *
 * @param isolation  `repeatable read` fails, to be repeated, where a row that was read has changed
 *   since: what was decided from it cannot be stale.
 */
export async function runTransaction<T>(
  client: pg.ClientBase,
  isolation: 'read committed' | 'repeatable read',
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  await client.query(`begin isolation level ${isolation}`);
  try {
    const result = await inTransaction(connectionOf(client), 'postgres', work);
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

export const connectionOf = (client: pg.ClientBase): Connection => ({
  control: (text) => client.query(text),
  rows: (template, values) =>
    named(async () => (await client.query<Row>(statementOf(template, values))).rows),
});
