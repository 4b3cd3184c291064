import { createHash } from 'node:crypto';
import { createTestClock, createSender } from '@frontline/contract/test-server';
import { type components, api } from '@frontline/specs/lockers';
import answers from '@frontline/specs/lockers/answers';
import type { Database } from '@frontline/storage';
import { enginesWith } from '@frontline/storage/test-engines';
import { createLockers, type LockersOptions } from '../src/index.ts';

export type Locker = components['schemas']['Locker'];
export type Cabinet = components['schemas']['Cabinet'];
export type Order = components['schemas']['CabinetOrder'];
export interface Message {
  message: string;
}

export interface Sent {
  body?: unknown;
  /** The `secret_token`; defaults to the demonstration token, null omits it. */
  token?: string | null;
  /** The `api-key` header of a locker; omitted if not set. */
  key?: string;
  /** The `Idempotency-Key`; omitted if not set. */
  repeat?: string;
}

/** A server with the demonstration data, and a `send` that validates every answer against the document. */
export async function demoServer(db: Database, options: Partial<LockersOptions> = {}) {
  const clock = createTestClock();
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

  const sendPlain = createSender(server, api.document, answers);
  const send = <Body = unknown>(line: string, sent: Sent = {}) => {
    const { body, token = 'demo-secret-token', key, repeat } = sent;
    const query =
      token === null || key !== undefined ? '' : `?${new URLSearchParams({ secret_token: token })}`;
    const headers = {
      ...(key === undefined ? {} : { 'api-key': key }),
      ...(repeat === undefined ? {} : { 'idempotency-key': repeat }),
    };
    return sendPlain<Body>(line + query, { body, headers });
  };

  /** One cabinet from the list of its location. */
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

/** Runs a suite on databases that already contain the demonstration data. */
export const eachEngine = enginesWith(demoServer);
