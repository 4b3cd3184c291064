import { noSeal, type Seal } from '@frontline/contract';
import type { Database } from '@frontline/storage';
import { readCommand, type Command, formatOutcome } from './src/commands.ts';

/** Runs `keys` command lines on an open database: starting a process for each would take most of a test's time. */
export function createKeysRunner(
  db: Database,
  commands: Record<string, Command>,
  seal: Seal = noSeal,
) {
  /** Returns the output. Pass an array of words if a value contains spaces. */
  return async function run(line: string | string[]): Promise<string> {
    const [word = '', ...args] = typeof line === 'string' ? line.split(' ') : line;
    const execute = readCommand({ name: 'test', commands }, word, args);
    const lines: string[] = [];
    for await (const text of formatOutcome(await execute(db, seal))) lines.push(text);
    return lines.join('\n');
  };
}
