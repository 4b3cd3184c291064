import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { probes } from './drain.ts';
import type { Exchange } from './listen.ts';
import type { Metrics } from './metrics.ts';
import { newId } from './seal.ts';
import { describeError, redactPath } from './redact.ts';
import type { Trace, Traces } from './traces.ts';

const idHeader = 'x-request-id';
const acceptable = /^[\w.:-]{1,64}$/;

interface Seen {
  id: string;
  isTold?: boolean;
  operation?: string | undefined;
  route?: string | undefined;
  trace?: Trace | undefined;
}

interface RequestLog {
  /** Gives the exchange an id, and writes one line when it has ended, however it ended. */
  follow(request: Request, path: string, exchange: Exchange): void;
  /** The header by which the caller learns the id, for whoever makes the answer. */
  headersFor(request: Request): Record<string, string>;
  /** Gives an answer that was made without it the same header. */
  tell(request: Request, outgoing: Exchange['outgoing']): void;
  /** Notes which operation a request turned out to be, and on which path of the document. */
  note(request: Request, operation: string | undefined, route: string | undefined): void;
  /** Writes what went wrong inside, under the id the caller was given. */
  failed(error: unknown, request: Request, operation?: string): void;
}

/** One line for each request: its id, method, path without query, operation, status and duration. */
export function createRequestLog(
  log: Logger,
  metrics: Metrics,
  traces: Traces | undefined,
): RequestLog {
  const seen = new WeakMap<Request, Seen>();
  return {
    follow(request, path, { incoming, outgoing }) {
      const started = performance.now();
      const { method = '' } = incoming;
      const entry: Seen = { id: requestIdOf(incoming.headers[idHeader]) };
      if (traces && !probes.has(path)) entry.trace = traces.begin(incoming);
      seen.set(request, entry);
      outgoing.on('close', () => {
        const ms = performance.now() - started;
        metrics.answered(method, entry.operation, outgoing.statusCode, ms / 1000);
        const { id: requestId, operation, route } = entry;
        entry.trace?.end({ operation, route, requestId, status: outgoing.statusCode });
        // Asked every few seconds by machines, and of no interest while all is well.
        const level = probes.has(path) && outgoing.statusCode === 200 ? 'debug' : 'info';
        if (!log.isLevelEnabled(level)) return;
        log[level]({
          request_id: requestId,
          method,
          // A path that the document writes out opens nothing.
          path: route === path ? path : redactPath(path),
          operation,
          trace_id: entry.trace?.id,
          status: outgoing.statusCode,
          ms: Math.round(ms * 10) / 10,
          aborted: outgoing.writableFinished ? undefined : true,
        });
      });
    },
    headersFor(request) {
      const entry = seen.get(request);
      if (!entry) return {};
      entry.isTold = true;
      return { [idHeader]: entry.id };
    },
    tell(request, outgoing) {
      const entry = seen.get(request);
      // Node writes headers that are given one by one more slowly than those given at once.
      if (entry && !entry.isTold) outgoing.setHeader(idHeader, entry.id);
    },
    note(request, operation, route) {
      const entry = seen.get(request);
      if (!entry) return;
      entry.operation = operation;
      entry.route = route;
    },
    failed(error, request, operation) {
      const entry = seen.get(request);
      entry?.trace?.failed(error);
      log.error({ request_id: entry?.id, operation, error: describeError(error) });
    },
  };
}

function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && acceptable.test(given) ? given : newId();
}

/**
 * The address a request came from. Each trusted proxy appends the address it saw to
 * `X-Forwarded-For`, so the caller is that many entries from the end; what stands before them is
 * whatever the caller wrote and is not believed.
 */
export function callerAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socket = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const header = incoming.headers['x-forwarded-for'];
  const entries = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim());
  return entries.at(-trustedProxies) || socket;
}
