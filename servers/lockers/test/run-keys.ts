import { noSeal, type Seal } from '@frontline/contract';
import { newId, newSecret, type Command, type Outcome } from '@frontline/node-server';
import type { Database } from '@frontline/storage';
import { createCommands } from '../keys/create.ts';
import { readCommands } from '../keys/read.ts';
import { restoreCommands } from '../keys/restore.ts';
import { revokeCommands } from '../keys/revoke.ts';

const commands: Record<string, Command> = {
  ...createCommands,
  ...readCommands,
  ...revokeCommands,
  ...restoreCommands,
};

/** Runs a command of `keys` on an open database: to start a process for each would take most of a test's time. */
export function runKeys(
  db: Database,
  word: string,
  values: Record<string, unknown>,
  seal: Seal = noSeal,
): Promise<Outcome> {
  const surroundings = { db, newId, newSecret, seal, now: () => new Date() };
  return commands[word]!.run({ ...surroundings, values });
}
