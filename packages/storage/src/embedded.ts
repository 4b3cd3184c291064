import { inTransaction, type Connection } from './transaction.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Database, Row, Sql, Value } from './index.ts';
import { migrateWithin, writePing } from './migrate.ts';
import { runInSavepoints, type EmbeddedWork } from './savepoints.ts';

/** A SQLite that runs inside this process and returns results synchronously. */
export interface EmbeddedConnection extends Connection {
  rows(template: TemplateStringsArray, values: Value[]): Row[];
  close(): void | Promise<void>;
}

const readOnly = /^\s*(?:select|pragma)\b/i;

/**
 * Creates a database on one embedded connection, whose statements and transactions commit in groups.
 *
 * @param timeout  milliseconds that a transaction may block all others before it is rolled back.
 */
export function embeddedDatabase(
  connection: EmbeddedConnection,
  schedule: (start: () => void) => void,
  timeout = 10_000,
): Database {
  const group = createGroupCommit<EmbeddedWork>(
    (batch, requeue) => runInSavepoints(connection, batch, requeue),
    schedule,
  );

  let closed: Promise<void> | undefined;
  let isMigrated = false;

  const single = <R extends object = Row>(template: TemplateStringsArray, ...values: Value[]) =>
    group.join<R[]>({
      // A method, because naming an arrow function, as tsx does for each one created, costs more than the call.
      run() {
        return connection.rows(template, values);
      },
      single: true,
      reads: readOnly.test(template[0]!),
    });

  const tx = <T>(work: (sql: Sql) => Promise<T>) =>
    group.join<T>({
      run: () =>
        withinTime(timeout, (stopped) => inTransaction(connection, 'sqlite', work, stopped)),
      single: false,
      reads: false,
    });

  const sql = Object.assign(single, { tx, dialect: 'sqlite' as const });
  return {
    sql,
    now: () => new Date(),
    async migrate(migrations) {
      await tx((sql) => migrateWithin(connection, 'sqlite', sql, migrations));
      isMigrated = true;
    },
    ping: async () => void (await (isMigrated ? writePing(sql) : single`select 1`)),
    load: () => ({ waiting: group.length() }),
    close: () => (closed ??= group.drain().then(() => connection.close())),
  };
}

/** @param work  receives a function that returns the error of a timeout, once there was one. */
async function withinTime<T>(
  timeout: number,
  work: (stopped: () => unknown) => Promise<T>,
): Promise<T> {
  let reason: Error | undefined;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reason = new Error(
        `sql.tx ran longer than ${timeout / 1000} seconds and was rolled back: ` +
          'inside it await nothing but the sql it hands in.',
      );
      reject(reason);
    }, timeout);
    work(() => reason)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
