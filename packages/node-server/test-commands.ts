import { noSeal, type Seal } from '@frontline/contract';
import type { Database } from '@frontline/storage';
import { readCommand, type Command, printed } from './src/commands.ts';

/** Runs lines of `keys` on an open database: to start a process for each would take most of a test's time. */
export function keysOn(db: Database, commands: Record<string, Command>, seal: Seal = noSeal) {
  /** Answers what it prints. Where a value has spaces the line is given as words. */
  return async function say(line: string | string[]): Promise<string> {
    const [word = '', ...args] = typeof line === 'string' ? line.split(' ') : line;
    const run = readCommand({ name: 'test', commands }, word, args);
    const lines: string[] = [];
    for await (const text of printed(await run(db, seal))) lines.push(text);
    return lines.join('\n');
  };
}
