import { createHash } from 'node:crypto';
import { checkAnswer } from '@frontline/contract/test-answers';
import { newId } from '@frontline/node-server';
import { api } from '@frontline/specs/call-for-help';
import answers from '@frontline/specs/call-for-help/answers';
import type { Database } from '@frontline/storage';
import { createCallForHelp, type CallForHelpOptions } from '../src/index.ts';
import { brand } from '../../../brand/brand.ts';

export interface Sent {
  body?: unknown;
  /** The secret of the `Authorization` header; left out without it. */
  key?: string | undefined;
  headers?: Record<string, string>;
}

/** A clock that stands still until it is told that time passes, or is set. */
function createClock(start = '2025-03-14T15:04:05.000Z') {
  let instant = Date.parse(start);
  let lived = 0;
  return {
    now: () => new Date(instant),
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
export async function demoServer(db: Database, options: Partial<CallForHelpOptions> = {}) {
  const clock = createClock();
  const errors: unknown[] = [];
  const server = await createCallForHelp({
    db,
    now: clock.now,
    steady: clock.steady,
    newId,
    demo: true,
    digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    onError: (error) => errors.push(error),
    ...options,
  });

  async function send<Body = unknown>(line: string, sent: Sent = {}) {
    const [method = '', path = ''] = line.split(' ');
    const request = new Request(`http://localhost:8002${path}`, {
      method,
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent.key === undefined
          ? {}
          : { authorization: `${brand.credentialScheme} ${sent.key}` }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { body: asSent(sent.body) }),
    });
    return checkAnswer<Body>(api.document, answers, request, await server.fetch(request));
  }

  return { server, clock, errors, send };
}

export type DemoServer = Awaited<ReturnType<typeof demoServer>>;

/** Text and bytes go out as they are, anything else as JSON. */
function asSent(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body);
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

export const sam = { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' };
export const ana = { claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana' };

/** The body of a staff step on a demonstration request. */
export function staffStep(request: string, who = sam) {
  return { message_id: `demo-request-${request}`, channel_id: 'demo-channel-riverside', ...who };
}

export const buttonKey = 'demo-button-secret';
