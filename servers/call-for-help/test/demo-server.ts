import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { newId } from '@frontline/serving';
import { api } from '@frontline/specs/call-for-help';
import answers from '@frontline/specs/call-for-help/answers';
import type { Database } from '@frontline/storage';
import { createCallForHelp, type CallForHelpOptions } from '../src/index.ts';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Sent {
  body?: unknown;
  /** The secret of the `Authorization` header; left out without it. */
  key?: string | undefined;
  headers?: Record<string, string>;
}

/** A clock that stands still until it is told to go on. */
export function createClock(start = '2025-03-14T15:04:05.000Z') {
  let instant = Date.parse(start);
  return {
    now: () => new Date(instant),
    advance: (seconds: number) => void (instant += seconds * 1000),
  };
}

/** A server with the demonstration data, and a `send` that holds every answer against the document. */
export async function demoServer(db: Database, options: Partial<CallForHelpOptions> = {}) {
  const clock = createClock();
  const errors: unknown[] = [];
  const server = await createCallForHelp({
    db,
    now: clock.now,
    newId,
    demo: true,
    digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    onError: (error) => errors.push(error),
    ...options,
  });

  async function send<Body = unknown>(line: string, sent: Sent = {}): Promise<Answer<Body>> {
    const [method = '', path = ''] = line.split(' ');
    const response = await server.fetch(
      new Request(`http://localhost:8002${path}`, {
        method,
        headers: {
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(sent.key === undefined ? {} : { authorization: `Aislewright ${sent.key}` }),
          ...sent.headers,
        },
        ...(sent.body === undefined ? {} : { body: asSent(sent.body) }),
      }),
    );
    return checked<Body>(method, new URL(path, 'http://localhost').pathname, response);
  }

  return { server, clock, errors, send };
}

export type DemoServer = Awaited<ReturnType<typeof demoServer>>;

/** The operation that a method and a path belong to; undefined for what the document does not name. */
export function operationOf(method: string, path: string): string | undefined {
  if (!isWellEncoded(path)) return undefined;
  for (const [template, item] of Object.entries(api.document.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = Object.entries(item).find(([name]) => name === method.toLowerCase())?.[1];
    if (operation && pattern.test(path)) return operation.operationId;
  }
  return undefined;
}

function isWellEncoded(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
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
  const plain = headers.get('content-type')?.startsWith('text/plain');
  const body = plain ? text : text === '' ? undefined : JSON.parse(text);
  const operation = operationOf(method, path);
  const validate = operation && answers[`${operation}${status}`];
  if (validate) {
    expect(
      validate(body),
      `${operation} ${status} ${text}: ${JSON.stringify(validate.errors)}`,
    ).toBe(true);
  } else {
    expect(shared, `${method} ${path} is not documented to answer ${status}`).toContain(status);
  }
  return { status, headers, body };
}

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
