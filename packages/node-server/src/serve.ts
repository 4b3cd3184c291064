import type { Server } from '@frontline/contract';
import { DatabaseUnavailable, type Database } from '@frontline/storage';
import pino, { type Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from './arguments.ts';
import { messageOf, SettingsError } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { describeError, redact } from './redact.ts';
import { declare, readSettings, type ServerSettings } from './server-settings.ts';
import type { Declaration, Values } from './settings.ts';
import { start, type Given, type Running } from './start.ts';

interface ServeOptions<D extends Declaration> {
  /** The server's folder name, such as `lockers`: its variables start with `LOCKERS_`. */
  name: string;
  /** Port where `<NAME>_PORT` is not given. */
  port: number;
  /** Variables of this server alone, whose names start with its prefix. */
  environment: D;
  /** Makes the server. A rejection ends the process with its message. */
  create: (given: Given<Values<D>>) => Promise<Server>;
}

/**
 * Runs a server until SIGTERM or SIGINT: reads the environment and the command line (`--demo`,
 * `--help`), opens the database, listens, logs. Everything that prevents it is said in one sentence
 * on standard error, and the exit code is 1.
 */
export async function serve<D extends Declaration>(options: ServeOptions<D>): Promise<void> {
  try {
    const { words, flags } = readArguments(process.argv.slice(2), ['demo', 'help'], []);
    if (words.length > 0)
      throw new SettingsError(`"${words[0]}" is not known here. A server takes --demo and --help.`);
    const demo = flags.has('demo');
    if (flags.has('help')) return console.log(help(options, demo));
    const { common, own } = readSettings(options, process.env, { demo });
    const output = createLogOutput(process.stdout);
    process.on('exit', output.flush);
    const log = pino({ level: common.logLevel, base: { server: options.name } }, output);
    process.on('uncaughtException', (error) => {
      log.fatal({ msg: 'crashed', error: describeError(error) });
      process.exit(1);
    });
    const db = await openPatiently(options.name, common, log);
    const running = await start({
      name: options.name,
      create: options.create,
      db,
      common,
      settings: own,
      demo,
      log,
    }).catch(async (error: unknown) => {
      await db.close();
      throw error;
    });
    log.info({
      msg: 'listening',
      url: running.url,
      metrics: running.metricsUrl,
      database: db.sql.dialect,
      demo,
    });
    stopOnSignals(running, log, output);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/** PostgreSQL and its servers are often started together: waits half a minute for it. */
async function openPatiently(name: string, common: ServerSettings, log: Logger): Promise<Database> {
  for (let left = 30; ; left--) {
    try {
      return await openDatabase(name, common, { exclusive: true });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (left === 0) {
        throw new Error(
          `The database at DATABASE_URL does not answer: ${error.message}. Start it, or correct DATABASE_URL.`,
          { cause: error },
        );
      }
      log.warn({
        msg: 'The database does not answer yet; trying again',
        reason: redact(error.message),
      });
      await delay(1_000);
    }
  }
}

/** A terminal tells every process, and whoever started one tells it again: that is one wish. */
const ONE_WISH = 1_000;

/** Milliseconds that whoever reads the log is given for its last lines. */
const LAST_WORDS = 500;

async function written(output: LogOutput): Promise<void> {
  output.flush();
  while (process.stdout.writableLength > 0) await delay(10);
}

function stopOnSignals(running: Running, log: Logger, output: LogOutput): void {
  let asked: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (asked !== undefined) {
      if (Date.now() - asked > ONE_WISH) process.exit(1);
      return;
    }
    asked = Date.now();
    log.info({ msg: 'stopping: finishing requests in flight', signal });
    await running.stop();
    log.info({ msg: 'stopped' });
    await Promise.race([written(output), delay(LAST_WORDS)]);
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

function help<D extends Declaration>(
  { name, port, environment }: ServeOptions<D>,
  demo: boolean,
): string {
  const lines = Object.entries({ ...declare(name, port, demo), ...environment }).map(
    ([variable, { about, fallback, secret }]) => {
      const shown =
        fallback === undefined || String(fallback) === '' ? '' : ` Default ${String(fallback)}.`;
      const file = secret ? ` Or ${variable}_FILE names a file that holds it.` : '';
      return `  ${variable}\n      ${about}${shown}${file}`;
    },
  );
  return [
    `The ${name} server. --demo keeps the demonstration data in memory and accepts its keys.`,
    '',
    'Environment variables',
    ...lines,
  ].join('\n');
}

/** What is written to: `process.stdout`, in programs. */
interface Output {
  readonly writableLength: number;
  write(text: string): boolean;
  on(event: 'error', listener: (error: unknown) => void): unknown;
}

interface LogOutput {
  write(line: string): void;
  /** Hands over what is gathered. For the end of a process, which waits for nothing. */
  flush(): void;
}

/** Characters that wait for a reader; what is logged beyond them is lost. */
const mostWaiting = 1_048_576;

/**
 * Where log lines go. Whoever reads them may be slow, stop or go away: the server works on and ends in
 * its time, and says in the next line it can write how many were lost. pino's own output would wait.
 *
 * The lines of all that is answered in one turn of the event loop are handed over together: each call of
 * the system costs more than to make a line.
 */
export function createLogOutput(output: Output): LogOutput {
  let lost = 0;
  let gathered = '';
  output.on('error', () => undefined);

  function flush() {
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    output.write(lines);
  }

  return {
    write(line) {
      if (output.writableLength + gathered.length > mostWaiting) {
        lost++;
        return;
      }
      if (gathered === '') setImmediate(flush);
      if (lost > 0) {
        gathered += `${JSON.stringify({ level: 40, msg: 'Log lines were lost', lost })}\n`;
      }
      lost = 0;
      gathered += line;
    },
    flush,
  };
}
