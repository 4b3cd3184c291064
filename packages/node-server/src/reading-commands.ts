import type { Row, Sql } from '@frontline/storage';
import { command, type Command } from './commands.ts';
import { byPages } from './pages.ts';

/** A command that prints what it reads as a table. */
export function listing(about: string, read: (sql: Sql) => Promise<object[]>): Command {
  return command({ about, flags: {}, run: async ({ db }) => ({ rows: await read(db.sql) }) });
}

/**
 * A command that prints every record of a kind, oldest first, as one JSON object a line.
 *
 * @param what  the records and what is left out of them: `orders, without their open codes`.
 * @param read  the first `count` records whose id is greater than `after`, by id.
 */
export function exporting(
  what: string,
  read: (sql: Sql, after: number, count: number) => Promise<Row[]>,
): Command {
  return command({
    about: `Prints all ${what}, as one JSON object a line, oldest first.`,
    flags: {},
    run: async ({ db }) => ({
      lines: byPages((after, count) => read(db.sql, after, count) as Promise<{ id: number }[]>),
    }),
  });
}

/**
 * What a command says that has revoked something.
 *
 * @param what  such as `cabinet 11`.
 * @throws {Error} there was nothing to revoke: `rows` is empty.
 */
export function revoked(what: string, rows: object[]): { message: string } {
  if (rows.length === 0) throw new Error(`There is no ${what} that is not revoked already.`);
  return { message: `The ${what} is revoked.` };
}

/**
 * What a command says that takes a revocation back.
 *
 * @param what  such as `cabinet 11`.
 * @throws {Error} there was nothing to take back: `rows` is empty.
 */
export function restored(what: string, rows: object[]): { message: string } {
  if (rows.length === 0) throw new Error(`There is no ${what} that is revoked.`);
  return { message: `The ${what} works again.` };
}
