import { cmdWords } from './cmd-words.ts';
import { powershellWords } from './powershell-words.ts';
import { posixWords, type Command } from './posix-words.ts';

/** Splits a command as the shell does that it is written for: bash and its like, PowerShell or Windows' cmd. */
export function shellWords(text: string, from: number): Command {
  const posix = posixWords(text, from);
  if (posix.looksLike === 'cmd') return cmdWords(text, from);
  if (posix.looksLike === 'powershell') return powershellWords(text, from);
  return posix;
}
