import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { arrayBuffer } from 'node:stream/consumers';
import { createInterface, type ReadLineOptions } from 'node:readline';
import { checkCommand, type Machine, type Ask } from '../check/command.ts';
import { driftCommand } from '../drift/command.ts';

/** An optional command in its own file. */
interface Optional {
  help: string[];
  start: () => Promise<void>;
}

const help = (name: string, docs: string, optional: [string, Optional][]) => `npx ${name} <command>

  check   holds a server to the documents, and prints what differs
  drift   adds the places in the docs to what redocly drift found in a recording
${optional.map(([command, { help }]) => `  ${command.padEnd(7)} ${help.join(`\n${' '.repeat(10)}`)}\n`).join('')}
${docs}/docs/apis/webhooks#hold-a-server-to-the-docs`;

/** Runs a command of the package and sets the exit code of the process. */
export async function runCommand(
  given: string[],
  name: string,
  docs: string,
  optional: Record<string, Optional>,
): Promise<void> {
  const [command, ...rest] = given;
  if (command === 'check') return checkOnMachine(rest, docs);
  if (command === 'drift') return driftOnMachine(rest, docs);
  const optionalCommands = Object.entries(optional);
  const [, match] = optionalCommands.find(([one]) => one === command) ?? [];
  if (match && rest.length === 0) return match.start();
  if (command === undefined || given.includes('--help'))
    return console.log(help(name, docs, optionalCommands));
  const fault = match ? `${command} takes no arguments` : `There is no command "${command}"`;
  console.error(`${fault}.\n\n${help(name, docs, optionalCommands)}`);
  process.exitCode = 2;
}

/** `check` with the real files, terminal and network. */
export async function checkOnMachine(given: string[], docs: string): Promise<void> {
  process.exitCode = await checkCommand(given, docs, machine());
}

async function driftOnMachine(given: string[], docs: string): Promise<void> {
  process.exitCode = await driftCommand(given, docs, {
    print: (line) => console.log(line),
    input: async () => (process.stdin.isTTY ? undefined : textOf(await arrayBuffer(process.stdin))),
  });
}

function machine(): Machine {
  let isAborted = false;
  process.once('SIGINT', () => {
    isAborted = true;
    console.log('\nTaking back what was made. Press Ctrl+C again to leave it.');
  });
  return {
    environment: process.env,
    print: (line) => console.log(line),
    isTerminal: process.stdin.isTTY,
    withPrompt: async (talk) => {
      const { stdin: input, stdout: output } = process;
      const { ask, close } = openPrompt({ input, output });
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
    write: (file, content) => writeFileSync(file, content),
    fetch: (request) => fetch(request),
    wait: (seconds) => pause(seconds * 1_000),
    isAborted: () => isAborted,
  };
}

/** Text of piped bytes: UTF-8, or UTF-16 with a byte order mark, as Windows PowerShell writes files. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  return new TextDecoder(first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}

/**
 * Asks line by line. Lines that arrive before their question, such as pasted or piped ones, are queued. Close the
 * prompt: while it is open, Ctrl+C ends it instead of the process.
 */
export function openPrompt(by: ReadLineOptions): { ask: Ask; close: () => void } {
  const terminal = createInterface(by);
  const pending: string[] = [];
  let isOpen = true;
  let wake: () => void = () => undefined;
  terminal.on('line', (line) => {
    pending.push(line);
    wake();
  });
  terminal.once('close', () => {
    isOpen = false;
    wake();
  });
  return {
    ask: async (question) => {
      if (pending.length > 0 || !isOpen) by.output?.write(`${question}${pending[0] ?? ''}\n`);
      else {
        terminal.setPrompt(question);
        terminal.prompt();
        await new Promise<void>((answered) => (wake = answered));
        if (pending.length === 0) by.output?.write('\n');
      }
      return pending.shift();
    },
    close: () => terminal.close(),
  };
}
