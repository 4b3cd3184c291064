import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { Database } from '@frontline/storage';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  answered(method: string, operation: string | undefined, status: number, seconds: number): void;
  tickFailed(): void;
}

/** Counts nothing: metrics cost nothing unless their port is configured. */
export const noMetrics: Metrics = { answered: () => undefined, tickFailed: () => undefined };

/** Prometheus metrics, and the HTTP server that exposes them at `/metrics`. */
export function createMetrics(
  server: string,
  db: Pick<Database, 'load'>,
): { metrics: Metrics; http: HttpServer } {
  const registry = new Registry();
  registry.setDefaultLabels({ server });
  collectDefaultMetrics({ register: registry });
  // Gauges named like counters, which Prometheus's own linter rejects.
  for (const kind of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  const labelNames = ['method', 'operation', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered. operation is empty where the path is not in the API document.',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer.',
    labelNames,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'tick_failures_total',
    help: 'Times the work that is due by the clock failed. It is tried again a second later.',
    registers: [registry],
  });
  watchDatabase(registry, db);
  return {
    metrics: {
      answered(method, operation = '', status, seconds) {
        const labels = { method, operation, status };
        requests.inc(labels);
        duration.observe(labels, seconds);
      },
      tickFailed: () => failures.inc(),
    },
    http: createServer((request, response) => void answer(registry, request.url, response)),
  };
}

/** Read when Prometheus scrapes, so that there is no cost in between. */
function watchDatabase(registry: Registry, db: Pick<Database, 'load'>): void {
  new Gauge({
    name: 'database_commit_queue_length',
    help: 'Statements that wait for the next group commit, or are in the one under way.',
    registers: [registry],
    collect() {
      this.set(db.load().waiting);
    },
  });
  if (!db.load().pool) return;
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections for transactions, by state. Callers wait where all ten are busy.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { idle, busy } = db.load().pool!;
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, busy);
    },
  });
  new Gauge({
    name: 'database_pool_waiting_callers',
    help: 'Transactions that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(db.load().pool!.callers);
    },
  });
}

async function answer(
  registry: Registry,
  path: string | undefined,
  response: ServerResponse,
): Promise<void> {
  if (path?.split('?', 1)[0] !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType }).end(text);
}
