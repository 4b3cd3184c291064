import type { Seal } from '@frontline/contract';
import type { Row, Sql } from '@frontline/storage';
import { command, type Command } from './commands.ts';

/** A command that prints the result of a query as a table. */
export function listCommand(about: string, read: (sql: Sql) => Promise<object[]>): Command {
  return command({ about, flags: {}, run: async ({ db }) => ({ rows: await read(db.sql) }) });
}

/**
 * A command that prints all records of a kind, oldest first, as one JSON object per line.
 *
 * @param what  the records and what is omitted from them: `orders, without their open codes`.
 * @param read  returns the first `count` records whose id is greater than `after`, by id.
 */
export function exportCommand(
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
 * The result of a command that revoked something.
 *
 * @param what  such as `cabinet 11`.
 * @throws {Error} there was nothing to revoke: `rows` is empty.
 */
export function revokedMessage(what: string, rows: object[]): { message: string } {
  if (rows.length === 0) throw new Error(`There is no ${what} that is not revoked already.`);
  return { message: `The ${what} is revoked.` };
}

/**
 * The result of a command that reverted a revocation.
 *
 * @param what  such as `cabinet 11`.
 * @throws {Error} there was nothing to revert: `rows` is empty.
 */
export function restoredMessage(what: string, rows: object[]): { message: string } {
  if (rows.length === 0) throw new Error(`There is no ${what} that is revoked.`);
  return { message: `The ${what} works again.` };
}

/**
 * A command that encrypts stored secrets again with the first key. Servers never do so by themselves: other
 * processes may not have that key yet, and could no longer decrypt them.
 *
 * @param what  such as `api-keys`.
 * @param reseal  returns how many were stored differently before.
 */
export function sealCommand(
  what: string,
  reseal: (sql: Sql, seal: Seal) => Promise<number>,
): Command {
  return command({
    about: `Seals the stored ${what} with the first key, once every process has that key.`,
    flags: {},
    run: async ({ db, seal }) => {
      if (seal.close(what) === what) {
        throw new Error('There is no key to seal with: give this command the keys of the server.');
      }
      const count = await reseal(db.sql, seal);
      return { message: `${count} ${what} were sealed with the first key; all are now.` };
    },
  });
}

/**
 * All records of a table by id, read a thousand at a time, so that no long statement delays requests.
 */
async function* byPages<R extends { id: number }>(
  read: (after: number, count: number) => Promise<R[]>,
): AsyncGenerator<R> {
  const count = 1_000;
  for (let after = 0; ;) {
    const rows = await read(after, count);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < count) return;
    after = last.id;
  }
}
