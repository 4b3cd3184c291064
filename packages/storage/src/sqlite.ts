import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
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
 * @throws {Error} the file cannot be opened or is not a database; the sentence names it.
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
  try {
    if (file !== ':memory:') await make(file);
    const release = alone && file !== ':memory:' ? await lockFile(file) : () => undefined;
    try {
      if (file !== ':memory:') await refuseSecondName(file);
      return embeddedDatabase(await connect(file, release), setImmediate, longestTransaction);
    } catch (cause) {
      release();
      throw cause;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot open the SQLite database "${file}": ${reason}`, { cause });
  }
}

/** Milliseconds that opening and closing wait for a lock of another program. */
const patience = 5_000;

/** SQLite gives the files beside a database (`-wal`, `-shm`) the rights of the database. */
async function make(file: string): Promise<void> {
  await mkdir(dirname(resolve(file)), { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();
}

async function refuseSecondName(file: string): Promise<void> {
  const { nlink } = await stat(file);
  if (nlink < 2) return;
  throw new Error(
    `it has ${nlink} names (hard links), and SQLite keeps its log beside one of them only, so that whoever uses ` +
      `another loses data. Remove the others: find / -xdev -samefile ${JSON.stringify(resolve(file))}`,
  );
}

async function connect(file: string, release: () => void): Promise<EmbeddedConnection> {
  const driver = await openDriver(file);
  try {
    driver.exec('pragma busy_timeout = 0; pragma synchronous = full; pragma foreign_keys = on');
    const connection = connectionOf(driver, release);
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

/** An earlier version left its files readable by others. This user may not own them. */
async function makePrivate(file: string): Promise<void> {
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    await chmod(one, 0o600).catch(() => undefined);
  }
}

/** Moves what is still in the -wal file into the main one, so that a stopped server is one file. */
function checkpoint(driver: SqliteDriver): void {
  const [done] = driver.prepare('pragma wal_checkpoint(truncate)')([]) as { busy: number }[];
  if (done?.busy) throw databaseLocked('The log could not be moved into the database.');
}

function connectionOf(driver: SqliteDriver, release: () => void): EmbeddedConnection {
  const prepared = new WeakMap<TemplateStringsArray, SqliteStatement>();
  return {
    control: (text) => named(() => driver.exec(text)),
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
