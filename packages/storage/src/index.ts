/**
 * One interface to three database engines: `./sqlite` (a file), `./postgres` (a server, several
 * processes) and `./in-page` (memory, in a browser tab).
 *
 * ```ts
 * const db = await openSqlite({ file: 'data/lockers.sqlite' });
 * await db.migrate([{ name: '001-cabinets', up: 'create table cabinets (id integer primary key, occupied integer not null)' }]);
 * const [cabinet] = await db.sql<{ id: number }>`
 *   update cabinets set occupied = 1 where id = ${id} and occupied = 0 returning id`;
 * ```
 *
 * Guarantees of every engine:
 * - a result arrives after the change is durable, never before;
 * - a rejected statement or transaction has changed nothing;
 * - flags are INTEGER columns of 0 or 1, times are TEXT, fractions are DOUBLE PRECISION.
 */
export { DatabaseUnavailable, UniqueViolation } from './errors.ts';

/** A value for `${…}`. Booleans are stored as 0 and 1; anything else throws a `TypeError`. */
export type Value = string | number | boolean | null;

/** A row of a result: text, whole and fractional numbers, and null. */
export type Row = Record<string, unknown>;

export interface Sql {
  /**
   * Runs one statement and returns its rows (none, for a statement without `returning`).
   *
   * Values are sent as parameters, never in the text, and a template is prepared once per connection: write
   * the statement as a literal, not in a loop that creates new ones. PostgreSQL infers the type of each
   * `${…}` from its context; where there is none, as in `${x} is null`, write `cast(${x} as text)`.
   *
   * @throws {UniqueViolation} the row already exists (primary key or unique index).
   * @throws {DatabaseUnavailable} the engine does not respond; the next call reconnects.
   */
  <R extends object = Row>(text: TemplateStringsArray, ...values: Value[]): Promise<R[]>;

  /**
   * Runs `work` in a transaction. Inside it use only the `sql` passed in, and await nothing else: other
   * callers may be waiting for this transaction to end. It is rolled back after 10 seconds.
   *
   * `work` may run more than once (PostgreSQL retries it after a serialization failure or a deadlock),
   * so it must have no side effects. A failed statement aborts its transaction even when caught;
   * to try something that may fail, nest a `tx`, which rolls back alone.
   */
  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T>;

  /** For the little SQL that differs between engines. The in-page engine is `sqlite`. */
  dialect: Dialect;
}

export type Dialect = 'sqlite' | 'postgres';

export interface Migration {
  /** Unique within the database, such as `001-tables`. Migrations run in the order of the list. */
  name: string;
  /** One or more statements, ended by `;`. Never change one that has been applied anywhere: add another. */
  up: string | Record<Dialect, string>;
}

export interface Database {
  sql: Sql;
  /**
   * The time shared by all users of the database: the clock of its server, or of this machine if the
   * database is in this process.
   */
  now(): Date;
  /**
   * Applies the pending migrations, all of them or none. Safe when several processes start at once: they
   * wait for each other.
   *
   * @throws {Error} the database belongs to a newer version, another server or another program, an applied
   *   migration has changed since, or one of them fails.
   */
  migrate(migrations: readonly Migration[]): Promise<void>;
  /**
   * Resolves when the engine responds and, once migrated, can write.
   *
   * @throws {DatabaseUnavailable} it cannot: unreachable, read-only, or its disk is full.
   */
  ping(): Promise<void>;
  /** The current load of the engine, for operators. */
  load(): Load;
  /** Waits for running work, then disconnects. Later statements reject. */
  close(): Promise<void>;
}

export interface Load {
  /** Units of work queued for the next group commit, or in the running one. */
  waiting: number;
  /** Connections for transactions, and how many callers wait for one; only if there is a pool. */
  pool?: { idle: number; busy: number; callers: number };
}
