import { expect } from 'vitest';
import type { OpenApiDocument, Validate } from './src/document.ts';
import type { Server } from './src/options.ts';

/** A clock that stands still until it is told that time passes, or is set. */
export function createTestClock(start = '2025-03-14T15:04:05.000Z') {
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

export interface Sent {
  /** Text and bytes go out as they are, anything else as JSON. */
  body?: unknown;
  headers?: HeadersInit;
  /** Who calls, as far as the transport knows. */
  address?: string;
}

/** Sends lines such as `GET /api/lockers/locations/101` to a server, and holds every answer against its document. */
export function senderTo(
  { fetch }: Pick<Server, 'fetch'>,
  document: OpenApiDocument & { servers: { url: string }[] },
  validators: Record<string, Validate>,
) {
  return async function send<Body = unknown>(line: string, sent: Sent = {}) {
    const [method = '', path = ''] = line.split(' ');
    const { body, headers, address = '192.0.2.1' } = sent;
    const all = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    const request = new Request(`${document.servers[0]!.url}${path}`, {
      method,
      headers: all,
      ...(body === undefined ? {} : { body: asSent(body) }),
    });
    return checkAnswer<Body>(document, validators, request, await fetch(request, { address }));
  };
}

function asSent(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body);
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** An answer that the document allows, its body read: text as it came, JSON parsed. */
interface CheckedAnswer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Statuses that every operation shares; the documents describe them in their introductions. */
const shared = [400, 404, 405, 409, 413, 415];

/** The operation that a method and a path belong to; undefined for what the document does not name. */
export function operationOf(
  { paths }: OpenApiDocument,
  method: string,
  path: string,
): string | undefined {
  if (!isWellEncoded(path)) return undefined;
  for (const [template, item] of Object.entries(paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = Object.entries(item).find(([name]) => name === method.toLowerCase())?.[1];
    if (operation && pattern.test(path)) return operation.operationId;
  }
  return undefined;
}

/** Reads an answer; fails the test when the document does not promise its status and its shape. */
async function checkAnswer<Body = unknown>(
  document: OpenApiDocument,
  validators: Record<string, Validate>,
  request: Request,
  response: Response,
): Promise<CheckedAnswer<Body>> {
  const { status, headers } = response;
  const { method, url } = request;
  const text = await response.text();
  const plain = headers.get('content-type')?.startsWith('text/plain');
  const body = plain ? text : text === '' ? undefined : JSON.parse(text);
  const operation = operationOf(document, method, new URL(url).pathname);
  const validate = operation ? validators[`${operation}${status}`] : undefined;
  if (validate) {
    const valid = validate(body);
    expect(valid, `${operation} ${status} ${text}: ${JSON.stringify(validate.errors)}`).toBe(true);
  } else {
    expect(shared, `${method} ${url} is not documented to answer ${status}`).toContain(status);
  }
  return { status, headers, body };
}

/** Whether a path can name anything: a wrong code and a NUL do not. */
function isWellEncoded(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
