import { inTransaction, type Connection } from './transaction.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Database, Row, Sql, Value } from './index.ts';
import { migrateWithin, writePing } from './migrate.ts';
import { runInSavepoints, type Piece } from './savepoints.ts';

/** A SQLite that runs inside this process and answers at once. */
export interface EmbeddedConnection extends Connection {
  rows(template: TemplateStringsArray, values: Value[]): Row[];
  close(): void | Promise<void>;
}

const reading = /^\s*(?:select|pragma)\b/i;

/**
 * Makes a database of one embedded connection, whose statements and transactions commit in groups.
 *
 * @param longest  milliseconds a transaction may hold up everybody else before it is rolled back.
 */
export function embeddedDatabase(
  connection: EmbeddedConnection,
  soon: (start: () => void) => void,
  longest = 10_000,
): Database {
  const group = createGroupCommit<Piece>(
    (batch, handBack) => runInSavepoints(connection, batch, handBack),
    soon,
  );

  let closed: Promise<void> | undefined;
  let isMigrated = false;

  const single = <R extends object = Row>(template: TemplateStringsArray, ...values: Value[]) =>
    group.join<R[]>({
      // A method: to give an arrow function its name, as tsx does where one is made, costs more than to call it.
      run() {
        return connection.rows(template, values);
      },
      single: true,
      reads: reading.test(template[0]!),
    });

  const tx = <T>(work: (sql: Sql) => Promise<T>) =>
    group.join<T>({
      run: () => withinTime(longest, (stop) => inTransaction(connection, 'sqlite', work, stop)),
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

async function withinTime<T>(longest: number, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop.abort(
        new Error(
          `sql.tx ran longer than ${longest / 1000} seconds and was rolled back: ` +
            'inside it await nothing but the sql it hands in.',
        ),
      );
      reject(stop.signal.reason);
    }, longest);
    work(stop.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
