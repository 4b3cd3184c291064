import { createHash } from 'node:crypto';
import { expect } from 'vitest';
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

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Sent {
  body?: unknown;
  /** The `secret_token`; the demonstration token unless given, none when null. */
  token?: string | null;
  /** The `api-key` header of a locker; left out without it. */
  key?: string;
  /** Who calls, as far as the transport knows. */
  address?: string;
}

/** A clock that stands still until it is told to go on. */
export function createClock(start = '2025-03-14T15:04:05.000Z') {
  let instant = Date.parse(start);
  return {
    now: () => new Date(instant),
    at: (seconds = 0) => new Date(instant + seconds * 1_000).toISOString(),
    advance: (seconds: number) => void (instant += seconds * 1_000),
  };
}

/** A server with the demonstration data, and a `send` that holds every answer against the document. */
export async function demoServer(db: Database, options: Partial<LockersOptions> = {}) {
  const clock = createClock();
  const errors: unknown[] = [];
  const server = await createLockers({
    db,
    now: clock.now,
    demo: true,
    digest,
    onError: (error) => errors.push(error),
    ...options,
  });

  async function send<Body = unknown>(line: string, sent: Sent = {}): Promise<Answer<Body>> {
    const { body, token = 'demo-secret-token', key, address = '192.0.2.1' } = sent;
    const [method = '', path = ''] = line.split(' ');
    const url = new URL(path, 'http://localhost:8004');
    if (token !== null && key === undefined) url.searchParams.set('secret_token', token);
    const headers = new Headers();
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (key !== undefined) headers.set('api-key', key);
    const given = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const request = new Request(url, {
      method,
      headers,
      ...(given === undefined ? {} : { body: given }),
    });
    return checked<Body>(method, url.pathname, await server.fetch(request, { address }));
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

/** The operation that a method and a path belong to; undefined for what the document does not name. */
export function operationOf(method: string, path: string): string | undefined {
  for (const [template, item] of Object.entries(api.document.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = Object.entries(item).find(([name]) => name === method.toLowerCase())?.[1];
    if (operation && pattern.test(path)) return operation.operationId;
  }
  return undefined;
}

/** Statuses that every operation shares; the document describes them in its introduction. */
const shared = [400, 404, 405, 413, 415];

async function checked<Body>(
  method: string,
  path: string,
  response: Response,
): Promise<Answer<Body>> {
  const { status, headers } = response;
  const text = await response.text();
  const body = text === '' ? undefined : JSON.parse(text);
  const operation = operationOf(method, path);
  const validate = operation && answers[`${operation}${status}`];
  if (validate) {
    const valid = validate(body);
    expect(valid, `${operation} ${status} ${text}: ${JSON.stringify(validate.errors)}`).toBe(true);
  } else {
    expect(shared, `${method} ${path} is not documented to answer ${status}`).toContain(status);
  }
  return { status, headers, body };
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
