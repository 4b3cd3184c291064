import { stringify } from 'yaml';
import type { ApiName } from '@frontline/specs/api-names';
import { isRecord, UsageError } from './given.ts';
import { parseArguments, usage, type CheckArguments } from './arguments.ts';
import { demoIds, idsIn, mapIn, type Ids, questions, type IdQuestion } from './ids.ts';
import { UnreachableError } from './transport.ts';
import { htmlOf, junitOf } from './reports.ts';
import type { Result } from './result.ts';
import { check, cases } from './run.ts';
import { exitCodeOf, tableOf } from './table.ts';

/** Asks one question; resolves to undefined at the end of input. */
export type Ask = (question: string) => Promise<string | undefined>;

/** What the command needs from the machine it runs on. */
export interface Machine {
  environment: Partial<Record<string, string>>;
  print: (text: string) => void;
  /** Whether standard input is a terminal. */
  isTerminal: boolean;
  /** Opens a prompt, and closes it when `talk` settles. */
  withPrompt: <Outcome>(talk: (ask: Ask) => Promise<Outcome>) => Promise<Outcome>;
  /** The text of a file; undefined if it cannot be read. */
  read: (file: string) => string | undefined;
  write: (file: string, text: string) => void;
  fetch: (request: Request) => Promise<Response>;
  wait: (seconds: number) => Promise<void>;
  /** Whether the user has pressed Ctrl+C. */
  isAborted: () => boolean;
}

/**
 * `check`: checks a server against its document. Resolves to the exit code.
 *
 * @param docs where the docs are published
 */
export async function checkCommand(
  given: string[],
  docs: string,
  machine: Machine,
): Promise<number> {
  if (given.length === 0 || given.includes('--help')) {
    machine.print(usage);
    return given.length === 0 ? 2 : 0;
  }
  try {
    const options = parseArguments(given);
    return await (options.init ? init(options, machine) : run(options, docs, machine));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreachableError)) throw error;
    machine.print(error.message);
    return error instanceof UsageError ? 2 : 3;
  }
}

async function init({ api, map = 'ids.yaml' }: CheckArguments, machine: Machine): Promise<number> {
  const text = await machine.withPrompt((ask) =>
    askForIds(api, machine.read(map) ?? '', async (question) => {
      const answer = await ask(question);
      if (answer === undefined)
        throw new UsageError('The answers ended before the last question. No map is written.');
      return answer;
    }),
  );
  write(machine, map, text);
  machine.print(`${map} is written. Now run the check with --map ${map}.`);
  return 0;
}

async function run(options: CheckArguments, docs: string, machine: Machine): Promise<number> {
  const { api, base, publicUrl, safe, yes, timeLimit } = options;
  const { environment, print, fetch, wait, isAborted } = machine;
  const variables = Object.entries(cases[api].secrets);
  // A check takes minutes and changes things, so fail first if a report cannot be written.
  const writeReports = (result: Result) => {
    if (options.junit) write(machine, options.junit, junitOf(result, docs));
    if (options.html) write(machine, options.html, htmlOf(result, docs));
  };
  writeReports({
    api,
    base: new URL(base).origin,
    rows: [],
    unsentExamples: [],
    abortReason: 'The check did not end.',
    advice: [],
    leftovers: [],
  });
  const result = await check({
    api,
    base,
    publicUrl,
    timeLimit,
    fetch,
    wait,
    isAborted,
    ids: idsOf(options, machine),
    secrets: Object.fromEntries(variables.map(([name, own]) => [name, secretIn(environment, own)])),
    schemeWord: environment['AUTHORIZATION_SCHEME'],
    runId: `CONFORM-${crypto.randomUUID().slice(0, 8)}`,
    log: print,
    mayChange: async (changes) => {
      if (safe) return false;
      if (yes) return true;
      if (!machine.isTerminal) {
        print('Nobody can be asked here; --yes lets it change something.');
        return false;
      }
      const answer = await machine.withPrompt((ask) => ask(`${changes}\nGo on? Type yes: `));
      return answer?.trim().toLowerCase() === 'yes';
    },
  });
  print(tableOf(result, docs));
  writeReports(result);
  return exitCodeOf(result);
}

function idsOf({ api, map }: CheckArguments, { read }: Machine): Ids {
  if (map === undefined) return demoIds(api);
  const text = read(map);
  if (text === undefined) throw new UsageError(`${map} cannot be read. --init writes it.`);
  return idsIn(mapIn(text), api);
}

function write(machine: Machine, file: string, text: string): void {
  try {
    machine.write(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

/** Rejects secrets that no header can carry: the error of `fetch` would quote them. */
function secretIn(environment: Machine['environment'], variable: string): string | undefined {
  const secret = environment[variable];
  if (secret === undefined || /^[\x20-\x7e\x80-\xff]*$/.test(secret)) return secret;
  throw new UsageError(
    `${variable} contains a line break or another character that no header can carry.`,
  );
}

/**
 * Asks for the ids of an API and returns the text of the map with them; other APIs in the map stay as they are.
 * An empty answer takes the value in brackets.
 *
 * @param before the text of the existing map; empty if there is none
 * @throws {UsageError} an answer has the wrong type; the message is for the user
 */
async function askForIds(
  api: ApiName,
  before: string,
  ask: (question: string) => Promise<string>,
): Promise<string> {
  const parsed = mapIn(before);
  const map = isRecord(parsed) ? parsed : {};
  const known = isRecord(map[api]) ? map[api] : {};
  const own: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions[api])) {
    const fallback = known[name] ?? (question.isOptional ? undefined : question.demo);
    const shown = fallback === undefined ? 'none' : [fallback].flat().join(', ');
    const answer = (await ask(`${question.prompt}\n${name} [${shown}]: `)).trim();
    const value = answer === '' ? fallback : valueOf(answer, question);
    if (value !== undefined) own[name] = value;
  }
  idsIn({ [api]: own }, api);
  return `# What replaces the demonstration store on your server. No secrets belong here.\n${stringify({ ...map, [api]: own })}`;
}

function valueOf(answer: string, { kind }: IdQuestion): unknown {
  if (kind === 'texts') return answer.split(',').map((one) => one.trim());
  return kind === 'number' && /^\d+$/.test(answer) ? Number(answer) : answer;
}
