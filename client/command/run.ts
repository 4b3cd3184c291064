import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { checkCommand, type Machine } from '../check/command.ts';
import { openConversation } from './conversation.ts';

const help = (name: string, docs: string) => `npx ${name} <command>

  check   holds a server to the documents, and prints what differs
  mcp     serves the docs, the documents and the reference servers to a coding agent, by the
          Model Context Protocol on standard input and output

${docs}/docs/apis/webhooks#hold-a-server-to-the-docs`;

/**
 * Runs a command of the package on this machine, and leaves its exit code to the process.
 *
 * @param mcp starts that command, which is a file of its own
 */
export async function runCommand(
  given: string[],
  name: string,
  docs: string,
  mcp: () => Promise<void>,
): Promise<void> {
  const [command, ...rest] = given;
  if (command === 'check') return checkOnMachine(rest, docs);
  if (command === 'mcp') return mcp();
  console.log(help(name, docs));
  process.exitCode = command === undefined || command === '--help' ? 0 : 2;
}

/** `check` with the files, the terminal and the network of this machine. */
export async function checkOnMachine(given: string[], docs: string): Promise<void> {
  process.exitCode = await checkCommand(given, docs, machine());
}

function machine(): Machine {
  let isEnded = false;
  process.once('SIGINT', () => {
    isEnded = true;
    console.log('\nTaking back what was made. Press Ctrl+C again to leave it.');
  });
  return {
    environment: process.env,
    print: (text) => console.log(text),
    isTerminal: process.stdin.isTTY,
    converse: async (talk) => {
      const { stdin: input, stdout: output } = process;
      const { ask, close } = openConversation({ input, output });
      try {
        return await talk(ask);
      } finally {
        close();
      }
    },
    read: (file) => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    write: (file, text) => writeFileSync(file, text),
    fetch: (request) => fetch(request),
    wait: (seconds) => pause(seconds * 1_000),
    isEnded: () => isEnded,
  };
}
