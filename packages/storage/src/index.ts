/**
 * One way to keep data, on three engines: `./sqlite` (a file), `./postgres` (a server, several
 * processes) and `./in-page` (memory, in a browser tab).
 *
 * ```ts
 * const db = await openSqlite({ file: 'data/lockers.sqlite' });
 * await db.migrate([{ name: '001-cabinets', up: 'create table cabinets (id integer primary key, occupied integer not null)' }]);
 * const [cabinet] = await db.sql<{ id: number }>`
 *   update cabinets set occupied = 1 where id = ${id} and occupied = 0 returning id`;
 * ```
 *
 * What holds on every engine:
 * - an answer arrives after the change is durable, never before;
 * - a rejected statement or transaction has changed nothing;
 * - flags are INTEGER columns holding 0 or 1, times are TEXT, fractions are DOUBLE PRECISION.
 */
export { DatabaseUnavailable, UniqueViolation } from './errors.ts';

/** What may stand in `${…}`. Booleans are stored as 0 and 1; anything else is refused with a `TypeError`. */
export type Value = string | number | boolean | null;

/** A row as it comes back: text, whole and fractional numbers, and null. */
export type Row = Record<string, unknown>;

export interface Sql {
  /**
   * Runs one statement and answers its rows (none, for a statement without `returning`).
   *
   * Values travel beside the text, never in it, and a template is prepared once per connection: write
   * the statement as a literal, not in a loop that makes new ones. PostgreSQL infers the type of each
   * `${…}` from its surroundings; where there are none, as in `${x} is null`, write `cast(${x} as text)`.
   *
   * @throws {UniqueViolation} the row exists already (primary key or unique index).
   * @throws {DatabaseUnavailable} the engine does not answer; the next call tries again by itself.
   */
  <R extends object = Row>(text: TemplateStringsArray, ...values: Value[]): Promise<R[]>;

  /**
   * All of `work` or nothing. Inside it use only the `sql` handed in, and await nothing else: other
   * callers may be waiting for this transaction to end. It is rolled back after 10 seconds.
   *
   * `work` may run more than once (PostgreSQL repeats it after a serialization failure or a deadlock),
   * so it must have no effect of its own. A failed statement dooms its transaction even when caught;
   * to try something that may fail, nest a `tx`, which rolls back alone.
   */
  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T>;

  /** For the few lines of SQL that cannot be the same everywhere. The in-page engine is `sqlite`. */
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
   * The time that all who share the database go by: that of its server, or of this machine where the
   * database is in this process.
   */
  now(): Date;
  /**
   * Applies the migrations this database has not seen, all of them or none. Safe when several
   * processes start at once: they wait for each other.
   *
   * @throws {Error} the database is of a newer version, another server or another program, an applied
   *   migration has changed since, or one of them fails.
   */
  migrate(migrations: readonly Migration[]): Promise<void>;
  /**
   * Resolves when the engine answers and, once migrated, has written.
   *
   * @throws {DatabaseUnavailable} it does not: gone, read-only, or its disk is full.
   */
  ping(): Promise<void>;
  /** How busy the engine is at this moment, for an operator. */
  load(): Load;
  /** Waits for what is running, then lets go of the engine. Later statements reject. */
  close(): Promise<void>;
}

export interface Load {
  /** Pieces of work that wait for the next group commit, or are in the one under way. */
  waiting: number;
  /** Connections for transactions, and how many callers wait for one; where there is a pool. */
  pool?: { idle: number; busy: number; callers: number };
}
