import type { Logger } from 'pino';
import { probes } from './drain.ts';
import type { Exchange } from './listen.ts';
import type { Metrics } from './metrics.ts';
import { newId } from './seal.ts';
import { describeError, redactPath } from './redact.ts';
import type { Trace, Traces } from './traces.ts';

const idHeader = 'x-request-id';
const validId = /^[\w.:-]{1,64}$/;

interface RequestEntry {
  id: string;
  hasHeader?: boolean;
  operation?: string | undefined;
  route?: string | undefined;
  trace?: Trace | undefined;
}

interface RequestLog {
  /** Assigns an id, and writes one line when the exchange ends, however it ends. */
  follow(request: Request, path: string, exchange: Exchange): void;
  /** The header with the request id, to be included in the response. */
  headersFor(request: Request): Record<string, string>;
  /** Adds that header to a response created without it. */
  addHeader(request: Request, outgoing: Exchange['outgoing']): void;
  /** Records the operation that the request matched, and its path in the document. */
  note(request: Request, operation: string | undefined, route: string | undefined): void;
  /** Logs an internal error under the request id. */
  failed(error: unknown, request: Request, operation?: string): void;
}

/** One line per request: its id, method, path without query, operation, status and duration. */
export function createRequestLog(
  log: Logger,
  metrics: Metrics,
  traces: Traces | undefined,
): RequestLog {
  const entries = new WeakMap<Request, RequestEntry>();
  return {
    follow(request, path, { incoming, outgoing }) {
      const started = performance.now();
      const { method = '' } = incoming;
      const entry: RequestEntry = { id: requestIdOf(incoming.headers[idHeader]) };
      if (traces && !probes.has(path)) entry.trace = traces.begin(incoming, path);
      entries.set(request, entry);
      outgoing.on('close', () => {
        const ms = performance.now() - started;
        metrics.answered(method, entry.operation, outgoing.statusCode, ms / 1000);
        const { id: requestId, operation, route } = entry;
        entry.trace?.end({ operation, route, requestId, status: outgoing.statusCode });
        // Polled every few seconds, and of no interest while successful.
        const level = probes.has(path) && outgoing.statusCode === 200 ? 'debug' : 'info';
        if (!log.isLevelEnabled(level)) return;
        log[level]({
          request_id: requestId,
          method,
          // A path without parameters contains no credential.
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
      const entry = entries.get(request);
      if (!entry) return {};
      entry.hasHeader = true;
      return { [idHeader]: entry.id };
    },
    addHeader(request, outgoing) {
      const entry = entries.get(request);
      // In Node, setting headers one by one is slower than passing them all at once.
      if (entry && !entry.hasHeader) outgoing.setHeader(idHeader, entry.id);
    },
    note(request, operation, route) {
      const entry = entries.get(request);
      if (!entry) return;
      entry.operation = operation;
      entry.route = route;
    },
    failed(error, request, operation) {
      const entry = entries.get(request);
      entry?.trace?.failed(error);
      log.error({ request_id: entry?.id, operation, error: describeError(error) });
    },
  };
}

function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && validId.test(header) ? header : newId();
}
