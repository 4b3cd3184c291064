import type { Command } from '@frontline/node-server';
import { createCommands } from './create.ts';
import { readCommands } from './read.ts';
import { restoreCommands } from './restore.ts';
import { revokeCommands } from './revoke.ts';

/** Every command of `keys`. */
export const commands: Record<string, Command> = {
  ...createCommands,
  ...readCommands,
  ...revokeCommands,
  ...restoreCommands,
};
