import { embeddedDatabase, type EmbeddedConnection } from './embedded.ts';
import { databaseLocked, DatabaseUnavailable } from './errors.ts';
import { foreignTable } from './migrate.ts';
import type { Database, Row } from './index.ts';
import {
  openDriver,
  type SqliteDriver,
  type SqliteStatement,
  translateErrors,
  retryWhileLocked,
} from './sqlite-driver.ts';
import { lockFile } from './file-lock.ts';
import { createPathCheck, makePrivate, explainFileErrors, prepareFile } from './sqlite-file.ts';
import { questionMarks, storable } from './transaction.ts';

/**
 * Opens (or creates) a SQLite database with the settings that durability requires on every open:
 * with WAL, readers do not block the writer, and FULL flushes the disk at every commit. Some drivers
 * reopen WAL files at NORMAL, which loses acknowledged writes in a power failure.
 *
 * @param file  a path, whose folder is created if missing, or `:memory:`.
 * @param exclusive  locks the file for this process until it closes or ends, however it ends. Two processes
 *   serving one file would each have their own rate limits, waits and purges. Defaults to false, for commands
 *   that run beside a server.
 * @param transactionTimeout  milliseconds after which a transaction is rolled back. Defaults to 10,000.
 * @throws {Error} the file cannot be opened or is not a database; the message names it, as do those of `migrate`.
 */
export async function openSqlite({
  file,
  exclusive = false,
  transactionTimeout = 10_000,
}: {
  file: string;
  exclusive?: boolean;
  transactionTimeout?: number;
}): Promise<Database> {
  const isFile = file !== ':memory:';
  const connection = await explainFileErrors(file, async () => {
    if (isFile) await prepareFile(file);
    const release = exclusive && isFile ? await lockFile(file) : () => undefined;
    try {
      return await connect(file, release);
    } catch (cause) {
      release();
      throw cause;
    }
  });
  const db = embeddedDatabase(connection, setImmediate, transactionTimeout);
  return { ...db, migrate: (migrations) => explainFileErrors(file, () => db.migrate(migrations)) };
}

const initialPragmas =
  'pragma busy_timeout = 0; pragma synchronous = full; pragma foreign_keys = on';

/** How many milliseconds opening and closing wait for another program's lock. */
const lockTimeout = 5_000;

async function connect(file: string, release: () => void): Promise<EmbeddedConnection> {
  const driver = await openDriver(file);
  try {
    await retryWhileLocked(() => driver.exec(initialPragmas), lockTimeout);
    const checkPath = file === ':memory:' ? () => undefined : createPathCheck(file);
    const connection = connectionOf(driver, checkPath, release);
    // The file of another program is left unchanged; `migrate` refuses it with a message.
    if (
      (await retryWhileLocked(() => foreignTable(connection, 'sqlite'), lockTimeout)) === undefined
    ) {
      if (file !== ':memory:') await makePrivate(file);
      await retryWhileLocked(() => driver.exec('pragma journal_mode = wal'), lockTimeout);
    }
    return connection;
  } catch (cause) {
    driver.close();
    throw cause;
  }
}

/** Moves the contents of the -wal file into the main one, so that a stopped server is one file. */
function checkpoint(driver: SqliteDriver): void {
  const [done] = driver.prepare('pragma wal_checkpoint(truncate)')([]) as { busy: number }[];
  if (done?.busy) throw databaseLocked();
}

function connectionOf(
  driver: SqliteDriver,
  checkPath: () => void,
  release: () => void,
): EmbeddedConnection {
  const prepared = new WeakMap<TemplateStringsArray, SqliteStatement>();
  return {
    control(text) {
      if (text === 'begin immediate') checkPath();
      translateErrors(() => driver.exec(text));
    },
    rows: (template, values) =>
      translateErrors(() => {
        let statement = prepared.get(template);
        if (!statement) {
          statement = driver.prepare(questionMarks(template));
          prepared.set(template, statement);
        }
        return statement(storable(values, template)) as Row[];
      }),
    async close() {
      try {
        await retryWhileLocked(() => checkpoint(driver), lockTimeout);
      } catch (error) {
        // During a long read, or on a full disk, the -wal file stays: the next process to open it applies it.
        if (!(error instanceof DatabaseUnavailable)) throw error;
      } finally {
        driver.close();
        release();
      }
    },
  };
}
