import { setTimeout as delay } from 'node:timers/promises';
import { databaseLocked, DatabaseUnavailable, UniqueViolation, isLocked } from './errors.ts';
/** A prepared statement: values in, rows out. */
export type SqliteStatement = (values: (string | number | null)[]) => object[];

/** The minimal interface of a SQLite binding, so that any can be used. */
export interface SqliteDriver {
  exec(text: string): void;
  prepare(text: string): SqliteStatement;
  close(): void;
}

/**
 * Node's built-in SQLite if available (22.5 and later; nothing to install), otherwise libsql, which includes its
 * binaries in npm packages.
 */
export async function openDriver(file: string): Promise<SqliteDriver> {
  return (await openBuiltIn(file)) ?? openLibsql(file);
}

async function openBuiltIn(file: string): Promise<SqliteDriver | undefined> {
  const { DatabaseSync } = (await import('node:module')).isBuiltin('node:sqlite')
    ? await importBuiltIn()
    : {};
  if (!DatabaseSync) return undefined;
  const database = new DatabaseSync(file);
  return {
    exec: (text) => database.exec(text),
    prepare(text) {
      const statement = database.prepare(text);
      // Its rows have no prototype, unlike those of other engines.
      return (values) => statement.all(...values).map((row) => ({ ...row }));
    },
    close: () => database.close(),
  };
}

interface BuiltIn {
  DatabaseSync?: new (file: string) => {
    exec(text: string): void;
    prepare(text: string): { all(...values: (string | number | null)[]): object[] };
    close(): void;
  };
}

/** The name is in a variable because bundlers and the type declarations for Node 20 do not know it. */
function importBuiltIn(): Promise<BuiltIn> {
  const name = 'node:sqlite';
  return import(name) as Promise<BuiltIn>;
}

async function openLibsql(file: string): Promise<SqliteDriver> {
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(file);
  return {
    exec: (text) => void database.exec(text),
    prepare(text) {
      const statement = database.prepare(text);
      return (values) => statement.all(values) as object[];
    },
    close: () => void database.close(),
  };
}

/** Result codes, which drivers expose under different names; see https://www.sqlite.org/rescode.html */
const uniqueViolation = [1555, 2067];
const busy = 5;
const unavailable = [6, 8, 10, 11, 13, 14, 23, 26];

/** Runs `work` and translates its errors into those that every engine throws. */
export function translateErrors<T>(work: () => T): T {
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
    if ((code & 0xff) === busy) throw databaseLocked({ cause });
    if (unavailable.includes(code & 0xff)) throw new DatabaseUnavailable(message, { cause });
    throw cause;
  }
}

/**
 * Retries while another program holds the lock. SQLite's own `busy_timeout` would block the thread, and with it
 * every other request of this process.
 */
export async function retryWhileLocked<T>(work: () => T | Promise<T>, timeout: number): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await translateErrors(work);
    } catch (error) {
      if (!isLocked(error) || performance.now() - began > timeout) throw error;
      await delay(20);
    }
  }
}
