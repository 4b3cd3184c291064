import type { Seal } from '@frontline/contract';
import type { Sql } from '@frontline/storage';
import { command, type Command } from './commands.ts';

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
