import { setTimeout as delay } from 'node:timers/promises';
import { noSeal, type ApiHooks, type Seal, type Server } from '@frontline/contract';
import type { Database } from '@frontline/storage';
import type { Logger } from 'pino';
import { drain, type Patience, answerHealth, probes } from './drain.ts';
import { createHttpServer, listen, usualLimits, type Limits } from './listen.ts';
import { createMetrics, noMetrics } from './metrics.ts';
import { describeError } from './redact.ts';
import { createRequestLog, callerAddress } from './request-log.ts';
import { readSeal } from './seal.ts';
import { prefixOf, type ServerSettings } from './server-settings.ts';
import { createTraces } from './traces.ts';

/** What a server is made from. Spread `hooks` into the options that go on to `createApi`. */
export interface Given<Settings> {
  db: Database;
  now: () => Date;
  /** True with `--demo`: seed the demonstration data and accept its keys. */
  demo: boolean;
  /** The server's own variables, parsed. */
  settings: Settings;
  /** Writes a sentence for whoever runs the server into the log. */
  warn: (sentence: string) => void;
  /** Seals what must be stored readably. Seals nothing with `--demo` or without a key. */
  seal: Seal;
  hooks: Required<Pick<ApiHooks, 'cors' | 'headersFor' | 'onError' | 'onAnswer'>>;
}

export interface StartOptions<Settings> {
  name: string;
  create: (given: Given<Settings>) => Promise<Server>;
  db: Database;
  settings: Settings;
  common: Omit<ServerSettings, 'databaseUrl' | 'databaseFile' | 'logLevel'>;
  demo: boolean;
  log: Logger;
  limits?: Partial<Limits>;
  /** Milliseconds between two looks at what is due by the clock. Defaults to 1,000. */
  tickEvery?: number;
  /** How long stopping takes at the most. Defaults to a grace of 10,000 ms, 1,000 of them quiet. */
  patience?: Partial<Patience>;
}

export interface Running {
  url: string;
  metricsUrl: string | undefined;
  /** Is no longer ready, then takes no new request, finishes those in flight, lets go of the database. */
  stop(): Promise<void>;
}

/** Puts a server on a socket: ids, logs, health, metrics and the clock around its `fetch`. */
export async function start<Settings>(options: StartOptions<Settings>): Promise<Running> {
  const { name, db, common, log, demo, settings } = options;
  const admin = common.metricsPort === undefined ? undefined : createMetrics(name, db);
  const metrics = admin?.metrics ?? noMetrics;
  const traces = common.tracesUrl ? await createTraces(name, common.tracesUrl) : undefined;
  const requests = createRequestLog(log, metrics, traces);
  const server = await options.create({
    db,
    demo,
    settings,
    seal: demo ? noSeal : readSeal(name, common),
    now: db.now,
    warn: (sentence) => log.warn({ msg: sentence }),
    hooks: {
      cors: { origins: common.corsOrigins },
      headersFor: requests.headersFor,
      onError: requests.failed,
      onAnswer: (_, request, operation, route) => requests.note(request, operation, route),
    },
  });

  let isTold = false;
  const ready = sharing(async () => {
    await server.ready();
    isTold = false;
  });
  const notReady = (error: unknown) => {
    if (!isTold && !stopping) log.warn({ msg: 'Not ready', error: describeError(error) });
    isTold = true;
  };
  let stopping = false;
  let held: Promise<void> | undefined;
  const http = createHttpServer(
    async (request, exchange) => {
      const { url: target = '' } = exchange.incoming;
      // A proxy may ask for a whole address (RFC 9112, 3.2.2).
      const path = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0]!;
      requests.follow(request, path, exchange);
      try {
        if (probes.has(path)) {
          const ask = () => (stopping ? isStopping() : ready());
          return await answerHealth(path, request.method, ask, notReady);
        }
        const address = callerAddress(exchange.incoming, common.trustedProxies);
        return await server.fetch(request, { address, target });
      } catch (error) {
        requests.failed(error, request);
        return Response.json({ message: 'Internal server error' }, { status: 500 });
      } finally {
        requests.tell(request, exchange.outgoing);
        if (held) await held;
        if (stopping) exchange.outgoing.setHeader('connection', 'close');
      }
    },
    { ...usualLimits, ...options.limits },
  );

  const prefix = prefixOf(name);
  const variables = { host: `${prefix}HOST`, port: `${prefix}PORT` };
  const address = await listen(http, common, variables);
  const adminAddress = admin
    ? await listen(
        admin.http,
        { host: common.metricsHost, port: common.metricsPort! },
        { host: `${prefix}METRICS_HOST`, port: `${prefix}METRICS_PORT` },
      )
    : undefined;

  const stopInterval = startInterval(server.tick, options.tickEvery ?? 1_000, (error) => {
    metrics.tickFailed();
    log.error({ msg: 'The work due by the clock failed', error: describeError(error) });
  });

  return {
    url: urlOf(common.host, address.port),
    metricsUrl: adminAddress && `${urlOf(common.metricsHost, adminAddress.port)}/metrics`,
    async stop() {
      stopping = true;
      const notice = common.drainSeconds * 1_000;
      await Promise.all([
        drain(http, { notice, quiet: 1_000, grace: 10_000, ...options.patience }, () => {
          let release: () => void = () => undefined;
          held = new Promise((resolve) => (release = resolve));
          return release;
        }),
        stopInterval(),
      ]);
      await traces?.stop();
      admin?.http.close();
      admin?.http.closeAllConnections();
      await db.close();
    },
  };
}

/** Whoever asks while an answer is on its way gets that one: readiness costs a flush of the disk. */
function sharing(ask: () => Promise<void>): () => Promise<void> {
  let asked: Promise<void> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
}

async function isStopping(): Promise<never> {
  throw new Error('The server is stopping.');
}

function urlOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/**
 * Calls `tick` again and again, `every` milliseconds after the last one ended, so that two never
 * overlap. A failure is told to `failed` and the next one tries again.
 *
 * @returns a function that ends the loop and resolves when a tick under way has finished.
 */
function startInterval(
  tick: () => Promise<void>,
  every: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();

  async function loop() {
    while (!stop.signal.aborted) {
      try {
        await tick();
      } catch (error) {
        failed(error);
      }
      await delay(every, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const ended = loop();
  return () => {
    stop.abort();
    return ended;
  };
}
