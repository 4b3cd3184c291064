import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { createInterface, type ReadLineOptions } from 'node:readline';
import { checkCommand, type Machine, type Ask } from '../check/command.ts';
import { driftCommand } from '../drift/command.ts';

/** A command in a file of its own: what `--help` says of it, and what starts it. */
interface Optional {
  help: string[];
  start: () => Promise<void>;
}

const help = (name: string, docs: string, optional: [string, Optional][]) => `npx ${name} <command>

  check   holds a server to the documents, and prints what differs
  drift   adds the places in the docs to what redocly drift found in a recording
${optional.map(([command, { help }]) => `  ${command.padEnd(7)} ${help.join(`\n${' '.repeat(10)}`)}\n`).join('')}
${docs}/docs/apis/webhooks#hold-a-server-to-the-docs`;

/** Runs a command of the package on this machine, and leaves its exit code to the process. */
export async function runCommand(
  given: string[],
  name: string,
  docs: string,
  optional: Record<string, Optional>,
): Promise<void> {
  const [command, ...rest] = given;
  if (command === 'check') return checkOnMachine(rest, docs);
  if (command === 'drift') return driftOnMachine(rest, docs);
  const others = Object.entries(optional);
  const [, other] = others.find(([one]) => one === command) ?? [];
  if (other) return other.start();
  if (command === undefined || command === '--help') return console.log(help(name, docs, others));
  console.error(`There is no command "${command}".\n\n${help(name, docs, others)}`);
  process.exitCode = 2;
}

/** `check` with the files, the terminal and the network of this machine. */
export async function checkOnMachine(given: string[], docs: string): Promise<void> {
  process.exitCode = await checkCommand(given, docs, machine());
}

async function driftOnMachine(given: string[], docs: string): Promise<void> {
  process.exitCode = await driftCommand(given, docs, {
    print: (line) => console.log(line),
    input: async () => (process.stdin.isTTY ? undefined : text(process.stdin)),
  });
}

function machine(): Machine {
  let isEnded = false;
  process.once('SIGINT', () => {
    isEnded = true;
    console.log('\nTaking back what was made. Press Ctrl+C again to leave it.');
  });
  return {
    environment: process.env,
    print: (line) => console.log(line),
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
    write: (file, content) => writeFileSync(file, content),
    fetch: (request) => fetch(request),
    wait: (seconds) => pause(seconds * 1_000),
    isEnded: () => isEnded,
  };
}

/**
 * Asks line by line. Lines that come before their question, as when all of them are pasted or piped at once, wait
 * for it. Whoever opens a conversation closes it: while it is open, Ctrl+C ends it and not the process.
 */
export function openConversation(by: ReadLineOptions): { ask: Ask; close: () => void } {
  const terminal = createInterface(by);
  const waiting: string[] = [];
  let isOpen = true;
  let goOn: () => void = () => undefined;
  terminal.on('line', (line) => {
    waiting.push(line);
    goOn();
  });
  terminal.once('close', () => {
    isOpen = false;
    goOn();
  });
  return {
    ask: async (question) => {
      if (waiting.length > 0 || !isOpen) by.output?.write(`${question}${waiting[0] ?? ''}\n`);
      else {
        terminal.setPrompt(question);
        terminal.prompt();
        await new Promise<void>((answered) => (goOn = answered));
        if (waiting.length === 0) by.output?.write('\n');
      }
      return waiting.shift();
    },
    close: () => terminal.close(),
  };
}
