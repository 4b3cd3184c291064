import type { Logger } from 'pino';
import type { Exchange } from './listen.ts';
import type { Metrics } from './metrics.ts';
import { newId } from './random.ts';
import { describeError, redactPath } from './redact.ts';

const probes = new Set(['/healthz', '/readyz']);
const acceptable = /^[\w.:-]{1,64}$/;

interface Seen {
  id: string;
  operation?: string | undefined;
}

export interface RequestLog {
  /** Gives the exchange an id, and writes one line when it has ended, however it ended. */
  follow(request: Request, exchange: Exchange): void;
  /** Notes which operation a request turned out to be. */
  note(request: Request, operation: string | undefined): void;
  /** Writes what went wrong inside, under the id the caller was given. */
  failed(error: unknown, request: Request, operation?: string): void;
}

/** One line for each request: its id, method, path without query, operation, status and duration. */
export function createRequestLog(log: Logger, metrics: Metrics): RequestLog {
  const seen = new WeakMap<Request, Seen>();
  return {
    follow(request, { incoming, outgoing }) {
      const started = performance.now();
      const entry: Seen = { id: requestId(incoming.headers['x-request-id']) };
      seen.set(request, entry);
      outgoing.setHeader('x-request-id', entry.id);
      outgoing.once('close', () => {
        const ms = performance.now() - started;
        const { method = '', url = '' } = incoming;
        metrics.answered(method, entry.operation, outgoing.statusCode, ms / 1000);
        const path = url.split('?', 1)[0]!;
        // Asked every few seconds by machines, and of no interest while all is well.
        const level = probes.has(path) && outgoing.statusCode === 200 ? 'debug' : 'info';
        if (!log.isLevelEnabled(level)) return;
        log[level]({
          request_id: entry.id,
          method,
          path: redactPath(path),
          ...(entry.operation ? { operation: entry.operation } : {}),
          status: outgoing.statusCode,
          ms: Math.round(ms * 10) / 10,
          ...(outgoing.writableFinished ? {} : { aborted: true }),
        });
      });
    },
    note(request, operation) {
      const entry = seen.get(request);
      if (entry) entry.operation = operation;
    },
    failed(error, request, operation) {
      log.error({ request_id: seen.get(request)?.id, operation, error: describeError(error) });
    },
  };
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && acceptable.test(given) ? given : newId();
}
