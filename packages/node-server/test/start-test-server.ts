import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { Server } from '@frontline/contract';
import type { Database } from '@frontline/storage';
import { openSqlite } from '@frontline/storage/sqlite';
import pino from 'pino';
import { start, type StartOptions } from '../src/start.ts';

type Options = Partial<Omit<StartOptions<object>, 'create' | 'common'>> & {
  common?: Partial<StartOptions<object>['common']>;
  create?: (db: Database) => Partial<Server>;
};

/** A server on a free port that answers `{}` by default, with its log. */
export async function startTestServer({ create, common, ...options }: Options = {}) {
  const stream = new PassThrough();
  let logged = '';
  stream.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  const db = options.db ?? (await openSqlite({ file: ':memory:' }));
  const running = await start({
    name: 'test-server',
    settings: {},
    demo: false,
    log: pino(stream),
    tickEvery: 20,
    drainTimes: { quiet: 50 },
    ...options,
    db,
    create: async () => ({
      fetch: async () => Response.json({}),
      tick: async () => undefined,
      ready: () => db.ping(),
      ...create?.(db),
    }),
    common: {
      port: 0,
      host: '127.0.0.1',
      corsOrigins: [],
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      tracesUrl: undefined,
      drainSeconds: 0,
      sealKeys: undefined,
      ...common,
    },
  });
  return {
    ...running,
    port: Number(new URL(running.url).port),
    logged: () => logged,
    lines: () =>
      logged
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** A raw TCP client, for slow and malformed requests. */
export function openClient(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const closed = new Promise<string>((resolve) => {
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(received));
  });
  return {
    send: (text: string) => void socket.write(text),
    /** Closes the sending half of the connection. */
    halfClose: () => void socket.end(),
    destroy: () => void socket.destroy(),
    reset: () => void socket.resetAndDestroy(),
    received: () => received,
    closed,
  };
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Polls until the condition is met, so that tests wait no longer than necessary. */
export async function until(met: () => boolean): Promise<void> {
  while (!met()) await wait(5);
}
