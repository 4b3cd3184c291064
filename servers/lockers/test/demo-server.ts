import { createHash } from 'node:crypto';
import { checkAnswer } from '@frontline/contract/test-answers';
import type { components } from '@frontline/specs/lockers';
import { api } from '@frontline/specs/lockers';
import answers from '@frontline/specs/lockers/answers';
import type { Database } from '@frontline/storage';
import { createLockers, type LockersOptions } from '../src/index.ts';

export type Locker = components['schemas']['Locker'];
export type Cabinet = components['schemas']['Cabinet'];
export type Order = components['schemas']['CabinetOrder'];
export interface Message {
  message: string;
}

export interface Sent {
  body?: unknown;
  /** The `secret_token`; the demonstration token unless given, none when null. */
  token?: string | null;
  /** The `api-key` header of a locker; left out without it. */
  key?: string;
  /** The `Idempotency-Key`; left out without it. */
  repeat?: string;
  /** Who calls, as far as the transport knows. */
  address?: string;
}

/** A clock that stands still until it is told that time passes, or is set. */
function createClock(start = '2025-03-14T15:04:05.000Z') {
  let instant = Date.parse(start);
  let lived = 0;
  return {
    now: () => new Date(instant),
    at: (seconds = 0) => new Date(instant + seconds * 1_000).toISOString(),
    /** What `performance.now` would say. */
    steady: () => lived,
    advance(seconds: number) {
      instant += seconds * 1_000;
      lived += Math.max(0, seconds) * 1_000;
    },
    /** As an operator or a source of time sets it, while no time passes. */
    set: (time: string) => void (instant = Date.parse(time)),
  };
}

/** A server with the demonstration data, and a `send` that holds every answer against the document. */
export async function demoServer(db: Database, options: Partial<LockersOptions> = {}) {
  const clock = createClock();
  const errors: unknown[] = [];
  const server = await createLockers({
    db,
    now: clock.now,
    steady: clock.steady,
    demo: true,
    digest,
    onError: (error) => errors.push(error),
    ...options,
  });

  async function send<Body = unknown>(line: string, sent: Sent = {}) {
    const { body, token = 'demo-secret-token', key, repeat, address = '192.0.2.1' } = sent;
    const [method = '', path = ''] = line.split(' ');
    const url = new URL(path, 'http://localhost:8004');
    if (token !== null && key === undefined) url.searchParams.set('secret_token', token);
    const headers = new Headers();
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (key !== undefined) headers.set('api-key', key);
    if (repeat !== undefined) headers.set('idempotency-key', repeat);
    const request = new Request(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: asSent(body) }),
    });
    const response = await server.fetch(request, { address });
    return checkAnswer<Body>(api.document, answers, request, response);
  }

  /** One cabinet as the list of its location shows it now. */
  async function cabinet(id: number): Promise<Cabinet> {
    const { body } = await send<Locker[]>('GET /api/lockers/locations/101');
    const found = body.flatMap(({ cabinets }) => cabinets).find((each) => each.id === id);
    if (!found) throw new Error(`There is no cabinet ${id} in the demonstration data.`);
    return found;
  }

  return { server, clock, errors, send, cabinet };
}

export type DemoServer = Awaited<ReturnType<typeof demoServer>>;

export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Text and bytes go out as they are, anything else as JSON. */
function asSent(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body);
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

/** A complete body of createOrder for one cabinet of the demonstration data. */
export function orderFor(cabinet_id: number, more: object = {}) {
  const locker_id = Math.floor(cabinet_id / 10);
  return {
    rearload: false,
    locker_id,
    cabinet_id,
    order_id: 'ORD-1003',
    organization_id: 1,
    location_id: 101,
    ...more,
  };
}
