import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Seal } from '@frontline/contract';
import type { Database } from '@frontline/storage';
import { readArguments } from './arguments.ts';
import { messageOf, readValues, SettingsError } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { readSeal, newSecret } from './seal.ts';
import { prefixOf, readCommonSettings, type ServerSettings } from './server-settings.ts';
import type { Declaration, Values } from './settings.ts';
import { nearest } from './unknown-variables.ts';

export interface Command {
  /** What it does, as one line of the help. */
  about: string;
  /** Its flags in snake_case: `location_id` is given as `--location-id 101`. */
  flags: Declaration;
  run(given: CommandInput): Promise<Outcome>;
}

interface CommandInput {
  db: Database;
  values: Record<string, unknown>;
  now: () => Date;
  /** Encrypts values that must be readable again, with the keys of the server. */
  seal: Seal;
  /** A new key of 256 random bits. */
  newSecret: () => string;
}

/** Types the `values` of a command by its flags. An error's message is printed unchanged. */
export function command<D extends Declaration>(definition: {
  about: string;
  flags: D;
  run(given: Omit<CommandInput, 'values'> & { values: Values<D> }): Promise<Outcome>;
}): Command {
  return definition as unknown as Command;
}

/**
 * The command line for operators, on the same database and variables as the server:
 * `keys <command> --flag value …`. Prints the result of the command; an error is one sentence on
 * standard error and exit code 1.
 *
 * @param prepare  runs before the command, to migrate the database.
 */
export async function runCommands(options: {
  name: string;
  commands: Record<string, Command>;
  prepare: (db: Database) => Promise<void>;
}): Promise<void> {
  let db: Database | undefined;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` has had enough.
    if (error.code !== 'EPIPE') console.error(`Cannot write the output: ${error.message}`);
    process.exit(1);
  });
  try {
    const [word = 'help', ...rest] = process.argv.slice(2);
    if (word === 'help' || [word, ...rest].includes('--help')) return console.log(help(options));
    const run = readCommand(options, word, rest);
    const settings = readCommonSettings(options.name, process.env);
    const seal = readSeal(options.name, settings);
    if (!word.startsWith('create-')) refuseMissingFile(options.name, settings);
    db = await openDatabase(options.name, settings);
    await options.prepare(db);
    for await (const line of formatOutcome(await run(db, seal))) console.log(line);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  } finally {
    await db?.close();
  }
}

/** An empty list from a new file would hide that its path is wrong. */
function refuseMissingFile(name: string, { databaseUrl, databaseFile: file }: ServerSettings) {
  if (databaseUrl || file === ':memory:' || existsSync(file)) return;
  throw new SettingsError(
    `There is no SQLite database "${resolve(file)}". Start the server once, or correct ${prefixOf(name)}DATABASE_FILE.`,
  );
}

/**
 * Parses a command line and returns a function that runs the command on a database.
 *
 * @throws {SettingsError} there is no such command, or a flag is unknown, malformed or missing
 */
export function readCommand(
  options: { name: string; commands: Record<string, Command> },
  word: string,
  args: string[],
): (db: Database, seal: Seal) => Promise<Outcome> {
  const command = Object.hasOwn(options.commands, word) ? options.commands[word] : undefined;
  if (!command) {
    const near = nearest(word, Object.keys(options.commands), () => 3);
    const hint = near ? ` Did you mean ${near}?` : `\n\n${help(options)}`;
    throw new SettingsError(`There is no command "${word}".${hint}`);
  }
  const values = readFlags(command, args);
  return (db, seal) => command.run({ db, values, seal, newSecret, now: db.now });
}

const flagName = (name: string) => `--${name.replaceAll('_', '-')}`;

function readFlags({ flags: declaration }: Command, args: string[]): Record<string, unknown> {
  const names = Object.keys(declaration);
  const { words, flags } = readArguments(
    args,
    [],
    names.map((name) => flagName(name).slice(2)),
  );
  const faults = words.map((word) => `"${word}" has no flag: every value follows its flag.`);
  const values = readValues(
    declaration,
    (name) => flags.get(flagName(name).slice(2)),
    faults,
    flagName,
  );
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return values;
}

function help({ name, commands }: { name: string; commands: Record<string, Command> }): string {
  const lines = Object.entries(commands).flatMap(([word, { about, flags }]) => [
    `  ${word}`,
    `      ${about}`,
    ...Object.entries(flags).map(
      ([flag, setting]) =>
        `      ${flagName(flag)}${setting.required ? '' : ' (optional)'}  ${setting.about}`,
    ),
  ]);
  return [`Keys of the ${name} server: npm run serve -- ${name} keys <command>`, '', ...lines].join(
    '\n',
  );
}

/** The result of a command. Secrets are printed once, here, and cannot be read later. */
interface Outcome {
  /** One sentence on what was done. */
  message?: string;
  /** Printed as a table, with the columns of the first row. */
  rows?: object[];
  /** Printed as JSON, one record per line, as they arrive. */
  lines?: AsyncIterable<object>;
  /** Names and values of new keys. */
  secrets?: Record<string, string>;
}

/** Formats the result, line by line as it arrives. */
export async function* formatOutcome(outcome: Outcome): AsyncGenerator<string> {
  if (!outcome.lines) return yield formatText(outcome);
  for await (const line of outcome.lines) yield JSON.stringify(line);
}

function formatText({ message, rows, secrets }: Outcome): string {
  const parts = [message, rows && (rows.length > 0 ? table(rows) : 'None.')];
  if (secrets) {
    parts.push(
      Object.entries(secrets)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      'Keep it now: it is not stored readably and cannot be shown again.',
    );
  }
  return parts.filter(Boolean).join('\n\n');
}

/** What moves the cursor or turns the line around: callers of a server may have written it. */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Formats rows as aligned columns, with the fields of the first row as headings. */
function table(rows: object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => formatCell(row, column)))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)));
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatCell(row: object, column: string): string {
  const value = (row as Record<string, unknown>)[column];
  return value === null || value === undefined
    ? '-'
    : String(value).replaceAll(unprintable, '\uFFFD');
}
