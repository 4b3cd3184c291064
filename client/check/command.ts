import { stringify } from 'yaml';
import type { ApiName } from '@frontline/specs/api-names';
import { isRecord } from '../is-record.ts';
import { readArguments, usage, type CheckArguments } from './arguments.ts';
import { demoIds, idsIn, mapIn, type Ids, questions, type IdQuestion } from './ids.ts';
import { UnreachedError } from './line.ts';
import { htmlOf, junitOf } from './reports.ts';
import { check, cases } from './run.ts';
import { exitCodeOf, tableOf } from './table.ts';
import { UsageError } from './usage-error.ts';

/** Asks one question; answers undefined where no more answers come. */
export type Ask = (question: string) => Promise<string | undefined>;

/** What a command may do with the machine it runs on. */
export interface Machine {
  environment: Partial<Record<string, string>>;
  print: (text: string) => void;
  /** Whether a person answers, and not a file or a program. */
  isTerminal: boolean;
  /** Asks questions one after the other; answers undefined once no more answers come. */
  converse: <Outcome>(talk: (ask: Ask) => Promise<Outcome>) => Promise<Outcome>;
  /** The text of a file; undefined where there is none. */
  read: (file: string) => string | undefined;
  write: (file: string, text: string) => void;
  fetch: (request: Request) => Promise<Response>;
  wait: (seconds: number) => Promise<void>;
  /** True once the person wants it to end. */
  isEnded: () => boolean;
}

/**
 * `check`: holds a server to its document. Answers the exit code.
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
    const wanted = readArguments(given);
    return await (wanted.init ? init(wanted, machine) : run(wanted, docs, machine));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreachedError)) throw error;
    machine.print(error.message);
    return error instanceof UsageError ? 2 : 3;
  }
}

async function init({ api, map = 'ids.yaml' }: CheckArguments, machine: Machine): Promise<number> {
  const text = await machine.converse((ask) =>
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

async function run(wanted: CheckArguments, docs: string, machine: Machine): Promise<number> {
  const { api, base, publicUrl, safe, yes, timeLimit } = wanted;
  const { environment, print, fetch, wait, isEnded } = machine;
  const variables = Object.entries(cases[api].secrets);
  // A check takes minutes and changes things: what it is written to is tried first.
  const reports = [wanted.junit, wanted.html].filter((file) => file !== undefined);
  for (const file of reports) write(machine, file, '');
  const result = await check({
    api,
    base,
    publicUrl,
    timeLimit,
    fetch,
    wait,
    isEnded,
    ids: idsOf(wanted, machine),
    secrets: Object.fromEntries(variables.map(([name, own]) => [name, secretIn(environment, own)])),
    schemeWord: environment['AUTHORIZATION_SCHEME'],
    mark: `CONFORM-${crypto.randomUUID().slice(0, 8)}`,
    tell: print,
    mayChange: async (changes) => {
      if (safe) return false;
      if (yes) return true;
      if (!machine.isTerminal) {
        print('Nobody can be asked here; --yes lets it change something.');
        return false;
      }
      const answer = await machine.converse((ask) => ask(`${changes}\nGo on? Type yes: `));
      return answer?.trim().toLowerCase() === 'yes';
    },
  });
  print(tableOf(result, docs));
  if (wanted.junit) write(machine, wanted.junit, junitOf(result, docs));
  if (wanted.html) write(machine, wanted.html, htmlOf(result, docs));
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

/** What `fetch` says of a secret that no header can carry quotes it. */
function secretIn(environment: Machine['environment'], variable: string): string | undefined {
  const secret = environment[variable];
  if (secret === undefined || /^[\x20-\x7e\x80-\xff]*$/.test(secret)) return secret;
  throw new UsageError(`${variable} holds a line break or another sign that no header can carry.`);
}

/**
 * Asks for the ids of an API and answers the text of the map with them in it; what the map says of other
 * APIs stays. An empty answer takes what stands in brackets.
 *
 * @param before the map as it is; empty where there is none
 * @throws {UsageError} an answer is of another kind; the message is for people
 */
async function askForIds(
  api: ApiName,
  before: string,
  ask: (question: string) => Promise<string>,
): Promise<string> {
  const given = mapIn(before);
  const map = isRecord(given) ? given : {};
  const known = isRecord(map[api]) ? map[api] : {};
  const own: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions[api])) {
    const usual = known[name] ?? (question.isOptional ? undefined : question.demo);
    const shown = usual === undefined ? 'none' : [usual].flat().join(', ');
    const answer = (await ask(`${question.asks}\n${name} [${shown}]: `)).trim();
    const value = answer === '' ? usual : valueOf(answer, question);
    if (value !== undefined) own[name] = value;
  }
  idsIn({ [api]: own }, api);
  return `# What stands for the demonstration store on your server. No secrets belong here.\n${stringify({ ...map, [api]: own })}`;
}

function valueOf(answer: string, { kind }: IdQuestion): unknown {
  if (kind === 'texts') return answer.split(',').map((one) => one.trim());
  return kind === 'number' && /^\d+$/.test(answer) ? Number(answer) : answer;
}
