import { embeddedDatabase, type EmbeddedConnection } from './embedded.ts';
import { databaseLocked, isLocked } from './errors.ts';
import { foreignTable } from './migrate.ts';
import type { Database, Row } from './index.ts';
import {
  openDriver,
  type SqliteDriver,
  type SqliteStatement,
  named,
  patiently,
} from './sqlite-driver.ts';
import { lockFile } from './file-lock.ts';
import { guardName, makePrivate, naming, prepareFile } from './sqlite-file.ts';
import { questionMarks, storable } from './transaction.ts';

/**
 * Opens (or makes) a SQLite database, with what a promise of durability needs set on every open:
 * WAL keeps readers out of a writer's way, and FULL flushes the disk at every commit. Some drivers
 * reopen WAL files at NORMAL, which forgets acknowledged writes when the power fails.
 *
 * @param file  a path, whose folder is made if it is missing, or `:memory:`.
 * @param alone  takes the file for this process until it closes or ends, however it ends. Two processes
 *   that serve one file would each count, wait and purge for themselves. Defaults to false, for commands
 *   beside a server.
 * @param longestTransaction  milliseconds after which a transaction is rolled back. Defaults to 10,000.
 * @throws {Error} the file cannot be opened or is not a database; the sentence names it, as do those of `migrate`.
 */
export async function openSqlite({
  file,
  alone = false,
  longestTransaction = 10_000,
}: {
  file: string;
  alone?: boolean;
  longestTransaction?: number;
}): Promise<Database> {
  const isFile = file !== ':memory:';
  const connection = await naming(file, async () => {
    if (isFile) await prepareFile(file);
    const release = alone && isFile ? await lockFile(file) : () => undefined;
    try {
      return await connect(file, release);
    } catch (cause) {
      release();
      throw cause;
    }
  });
  const db = embeddedDatabase(connection, setImmediate, longestTransaction);
  return { ...db, migrate: (migrations) => naming(file, () => db.migrate(migrations)) };
}

/** Milliseconds that opening and closing wait for a lock of another program. */
const patience = 5_000;

async function connect(file: string, release: () => void): Promise<EmbeddedConnection> {
  const driver = await openDriver(file);
  try {
    driver.exec('pragma busy_timeout = 0; pragma synchronous = full; pragma foreign_keys = on');
    const guard = file === ':memory:' ? () => undefined : guardName(file);
    const connection = connectionOf(driver, guard, release);
    // A file of another program stays as it is; `migrate` refuses it with a sentence.
    if ((await patiently(() => foreignTable(connection, 'sqlite'), patience)) === undefined) {
      if (file !== ':memory:') await makePrivate(file);
      await patiently(() => driver.exec('pragma journal_mode = wal'), patience);
    }
    return connection;
  } catch (cause) {
    driver.close();
    throw cause;
  }
}

/** Moves what is still in the -wal file into the main one, so that a stopped server is one file. */
function checkpoint(driver: SqliteDriver): void {
  const [done] = driver.prepare('pragma wal_checkpoint(truncate)')([]) as { busy: number }[];
  if (done?.busy) throw databaseLocked('The log could not be moved into the database.');
}

function connectionOf(
  driver: SqliteDriver,
  guard: () => void,
  release: () => void,
): EmbeddedConnection {
  const prepared = new WeakMap<TemplateStringsArray, SqliteStatement>();
  return {
    control(text) {
      if (text === 'begin immediate') guard();
      named(() => driver.exec(text));
    },
    rows: (template, values) =>
      named(() => {
        let statement = prepared.get(template);
        if (!statement) {
          statement = driver.prepare(questionMarks(template));
          prepared.set(template, statement);
        }
        return statement(storable(values, template)) as Row[];
      }),
    async close() {
      try {
        await patiently(() => checkpoint(driver), patience);
      } catch (error) {
        // Somebody reads for long: the -wal file stays, and whoever opens next takes it in.
        if (!isLocked(error)) throw error;
      } finally {
        driver.close();
        release();
      }
    },
  };
}
