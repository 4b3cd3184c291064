import type { Server } from '@frontline/contract';
import { DatabaseUnavailable } from '@frontline/storage';
import pino, { type Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from './arguments.ts';
import { messageOf, SettingsError } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { describeError, redact } from './redact.ts';
import { declare, readSettings, type ServerSettings } from './server-settings.ts';
import type { Declaration, Values } from './settings.ts';
import { start, type ServerContext, type Running } from './start.ts';

interface ServeOptions<D extends Declaration> {
  /** The server's folder name, such as `lockers`: its variables start with `LOCKERS_`. */
  name: string;
  /** The default of `<NAME>_PORT`. */
  port: number;
  /** Variables of this server only, whose names start with its prefix. */
  environment: D;
  /** Creates the server. A rejection ends the process with its message. */
  create: (given: ServerContext<Values<D>>) => Promise<Server>;
}

/**
 * Runs a server until SIGTERM, SIGINT or SIGHUP: reads the environment and the command line (`--demo`,
 * `--help`), opens the database, listens, logs. Anything that prevents this is printed as one sentence
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
    const { name, create } = options;
    const running = await startWhenAvailable(common, log, async () => {
      const db = await openDatabase(name, common, { exclusive: true });
      return start({ name, create, db, common, settings: own, demo, log }).catch(
        async (error: unknown) => {
          await db.close();
          throw error;
        },
      );
    });
    log.info({
      msg: 'listening',
      url: running.url,
      metrics: running.metricsUrl,
      database: common.databaseUrl ? 'postgres' : 'sqlite',
      demo,
    });
    stopOnSignals(running, log, output);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/**
 * PostgreSQL and its servers are often started together, and it may be read-only during a failover, so the start is
 * retried for half a minute.
 */
async function startWhenAvailable(
  { databaseUrl, databaseFile }: ServerSettings,
  log: Logger,
  run: () => Promise<Running>,
): Promise<Running> {
  for (let remaining = 30; ; remaining--) {
    const waiting = setInterval(() => log.warn({ msg: waitingMessage }), 2_000);
    try {
      return await run();
    } catch (cause) {
      if (!(cause instanceof DatabaseUnavailable)) throw cause;
      const { message } = cause;
      if (!databaseUrl)
        throw new Error(`Cannot use the SQLite database "${databaseFile}": ${message}`, { cause });
      if (remaining === 0) {
        throw new Error(
          `The database at DATABASE_URL does not answer: ${message}. Start it, or correct DATABASE_URL.`,
          { cause },
        );
      }
      log.warn({
        msg: 'The database does not answer yet; trying again',
        reason: redact(message),
      });
    } finally {
      clearInterval(waiting);
    }
    await delay(1_000);
  }
}

const waitingMessage = 'Waiting for the database: another program may hold its lock';

/** SIGHUP is sent when a terminal closes. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Milliseconds within which a second signal is a duplicate: both the terminal and the parent process send one. */
const SIGNAL_INTERVAL = 1_000;

/** Milliseconds that the log's reader is given for the last lines. */
const FLUSH_TIMEOUT = 500;

async function flushed(output: LogOutput): Promise<void> {
  output.flush();
  while (process.stdout.writableLength > 0) await delay(10);
}

function stopOnSignals(running: Running, log: Logger, output: LogOutput): void {
  let stopRequested: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopRequested !== undefined) {
      if (performance.now() - stopRequested > SIGNAL_INTERVAL) process.exit(1);
      return;
    }
    stopRequested = performance.now();
    log.info({ msg: 'stopping: finishing requests in flight', signal });
    await running.stop();
    log.info({ msg: 'stopped' });
    await Promise.race([flushed(output), delay(FLUSH_TIMEOUT)]);
    process.exit(0);
  };
  for (const signal of stopSignals) process.on(signal, () => void stop(signal));
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

/** The target of the log: `process.stdout`, except in tests. */
interface Output {
  readonly writableLength: number;
  write(text: string): boolean;
  on(event: 'error', listener: (error: unknown) => void): unknown;
}

interface LogOutput {
  write(line: string): void;
  /** Writes the buffered lines immediately, for the end of the process. */
  flush(): void;
}

/** Characters buffered for a slow reader; further log lines are dropped. */
const maxBuffered = 1_048_576;

/**
 * The output for log lines. Their reader may be slow, stop or disconnect: the server continues and exits in time, and
 * the next line it can write reports how many were lost. pino's own output would block.
 *
 * Lines of one turn of the event loop are written together: each system call costs more than creating a line.
 */
export function createLogOutput(output: Output): LogOutput {
  let lost = 0;
  let buffer = '';
  output.on('error', () => undefined);

  function flush() {
    if (buffer === '') return;
    const lines = buffer;
    buffer = '';
    output.write(lines);
  }

  return {
    write(line) {
      if (output.writableLength + buffer.length > maxBuffered) {
        lost++;
        return;
      }
      if (buffer === '') setImmediate(flush);
      if (lost > 0) {
        buffer += `${JSON.stringify({ level: 40, msg: 'Log lines were lost', lost })}\n`;
      }
      lost = 0;
      buffer += line;
    },
    flush,
  };
}
