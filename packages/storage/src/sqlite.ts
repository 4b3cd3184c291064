import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { embeddedDatabase, type EmbeddedConnection } from './embedded.ts';
import { DatabaseUnavailable, UniqueViolation } from './errors.ts';
import { foreignTable } from './foreign-table.ts';
import type { Database, Row } from './index.ts';
import { openDriver, type SqliteDriver, type SqliteStatement } from './sqlite-driver.ts';
import { takeFile } from './take-file.ts';
import { questionMarks, storable } from './template.ts';

/**
 * Opens (or makes) a SQLite database, with what a promise of durability needs set on every open:
 * WAL keeps readers out of a writer's way, and FULL flushes the disk at every commit. Some drivers
 * reopen WAL files at NORMAL, which forgets acknowledged writes when the power fails.
 *
 * @param file  a path, whose folder is made if it is missing, or `:memory:`.
 * @param alone  takes the file for this process until it closes or ends, however it ends. Two processes
 *   that serve one file would each count, wait and sweep for themselves. Defaults to false, for commands
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
    const release = alone && file !== ':memory:' ? await takeFile(file) : () => undefined;
    try {
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

/** SQLite gives the files beside a database (`-wal`, `-shm`) the rights of the database. */
async function make(file: string): Promise<void> {
  await mkdir(dirname(resolve(file)), { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();
}

async function connect(file: string, release: () => void): Promise<EmbeddedConnection> {
  const driver = await openDriver(file);
  try {
    driver.exec('pragma busy_timeout = 5000; pragma synchronous = full; pragma foreign_keys = on');
    const connection = connectionOf(driver, release);
    // A file of another program stays as it is; `migrate` refuses it with a sentence.
    if ((await foreignTable(connection, 'sqlite')) === undefined) {
      if (file !== ':memory:') await makePrivate(file);
      driver.exec('pragma journal_mode = wal');
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
    close() {
      // Moves what is still in the -wal file into the main one, so that a stopped server is one file.
      driver.exec('pragma wal_checkpoint(truncate)');
      driver.close();
      release();
    },
  };
}

/** Drivers report the same numbers under different names; see https://www.sqlite.org/rescode.html */
const uniqueViolation = [1555, 2067];
const unavailable = [5, 6, 8, 10, 11, 13, 14, 23, 26];

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const { errcode, rawCode, message } = cause as {
      errcode?: number;
      rawCode?: number;
      message: string;
    };
    const code = errcode ?? rawCode ?? 0;
    if (uniqueViolation.includes(code)) throw new UniqueViolation(message, { cause });
    if (unavailable.includes(code & 0xff)) throw new DatabaseUnavailable(message, { cause });
    throw cause;
  }
}
