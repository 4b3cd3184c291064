import type { Seal } from '@frontline/contract';
import type { Row, Sql } from '@frontline/storage';
import { command, type Command } from './commands.ts';

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

/**
 * A command that seals what is stored with the first key. No server does so by itself: the other processes of it may
 * not have that key yet, and could open nothing any more.
 *
 * @param what  such as `api-keys`.
 * @param reseal  answers how many were stored otherwise before.
 */
export function sealing(what: string, reseal: (sql: Sql, seal: Seal) => Promise<number>): Command {
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
 * Every record of a table in the order of its ids, read a thousand at a time: no statement is long, and
 * whoever is served meanwhile waits for none.
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
