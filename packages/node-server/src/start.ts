import { setTimeout as delay } from 'node:timers/promises';
import { noSeal, type ApiHooks, type Seal, type Server } from '@frontline/contract';
import type { Database } from '@frontline/storage';
import type { Logger } from 'pino';
import { drain, type DrainTimes, answerHealth, probes } from './drain.ts';
import { createHttpServer, listen, defaultLimits, type Limits } from './listen.ts';
import { createMetrics, noMetrics } from './metrics.ts';
import { describeError } from './redact.ts';
import { createRequestLog } from './request-log.ts';
import { readSeal } from './seal.ts';
import { prefixOf, type ServerSettings } from './server-settings.ts';
import { createTraces } from './traces.ts';

/** What a server is created from. Spread `hooks` into the options for `createApi`. */
export interface ServerContext<Settings> {
  db: Database;
  now: () => Date;
  /** True with `--demo`: seed the demonstration data and accept its keys. */
  demo: boolean;
  /** The server's own variables, parsed. */
  settings: Settings;
  /** Logs a message for the operator. */
  warn: (message: string) => void;
  /** Encrypts values that must be readable again. Does nothing with `--demo` or without a key. */
  seal: Seal;
  hooks: Required<Pick<ApiHooks, 'cors' | 'headersFor' | 'onError' | 'onAnswer'>>;
}

export interface StartOptions<Settings> {
  name: string;
  create: (given: ServerContext<Settings>) => Promise<Server>;
  db: Database;
  settings: Settings;
  common: Omit<ServerSettings, 'databaseUrl' | 'databaseFile' | 'logLevel'>;
  demo: boolean;
  log: Logger;
  limits?: Partial<Limits>;
  /** Milliseconds between two calls of `tick`. Defaults to 1,000. */
  tickEvery?: number;
  /** The limits of stopping. Defaults to a grace period of 10,000 ms, with idle connections closed after 1,000. */
  drainTimes?: Partial<DrainTimes>;
}

export interface Running {
  url: string;
  metricsUrl: string | undefined;
  /** Reports not ready, then accepts no new requests, finishes those in flight, and closes the database. */
  stop(): Promise<void>;
}

/** Milliseconds for closing the database once all connections are closed. */
const CLOSE_TIMEOUT = 1_000;

/** Runs a server on a socket: request ids, logs, health, metrics and the timer around its `fetch`. */
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
    warn: (message) => log.warn({ msg: message }),
    hooks: {
      cors: { origins: common.corsOrigins },
      headersFor: requests.headersFor,
      onError: requests.failed,
      onAnswer: (_, request, operation, route) => requests.note(request, operation, route),
    },
  });

  let isReported = false;
  const checkReady = shareInFlight(async () => {
    await server.ready();
    isReported = false;
  });
  const notReady = (error: unknown) => {
    if (!isReported && !stopping) log.warn({ msg: 'Not ready', error: describeError(error) });
    isReported = true;
  };
  let stopping = false;
  let responsesHeld: Promise<void> | undefined;
  const http = createHttpServer(
    async (request, exchange) => {
      const { url: target = '' } = exchange.incoming;
      // A proxy may send an absolute URL (RFC 9112, 3.2.2).
      const path = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0]!;
      requests.follow(request, path, exchange);
      try {
        if (probes.has(path)) {
          const check = () => (stopping ? rejectStopping() : checkReady());
          return await answerHealth(path, request.method, check, notReady);
        }
        return await server.fetch(request, target);
      } catch (error) {
        requests.failed(error, request);
        return Response.json({ message: 'Internal server error' }, { status: 500 });
      } finally {
        requests.addHeader(request, exchange.outgoing);
        if (responsesHeld) await responsesHeld;
        if (stopping) exchange.outgoing.setHeader('connection', 'close');
      }
    },
    { ...defaultLimits, ...options.limits },
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

  const holdResponses = () => {
    let release: () => void = () => undefined;
    responsesHeld = new Promise((resolve) => (release = resolve));
    return release;
  };
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
      const times = { notice, quiet: 1_000, grace: 10_000, ...options.drainTimes };
      const finish = async () => {
        await Promise.all([drain(http, times, holdResponses), stopInterval()]);
        await traces?.stop();
        admin?.http.close();
        admin?.http.closeAllConnections();
        await db.close();
      };
      // By then no client is connected, and a database that has fallen silent only times out after 20 seconds.
      const timeout = times.notice + times.grace + CLOSE_TIMEOUT;
      await Promise.race([finish(), delay(timeout, undefined, { ref: false })]);
    },
  };
}

/** Concurrent callers share one check, because each costs a disk flush. */
function shareInFlight(run: () => Promise<void>): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  return () => (inFlight ??= run().finally(() => (inFlight = undefined)));
}

async function rejectStopping(): Promise<never> {
  throw new Error('The server is stopping.');
}

function urlOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/**
 * Calls `tick` repeatedly, `every` milliseconds after the last one ended, so that two never
 * overlap. A failure is passed to `failed` and the next one tries again.
 *
 * @returns a function that ends the loop and resolves when the running tick has finished.
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
