import { expect } from 'vitest';
import type { OpenApiDocument, Operation, Validate } from './src/document.ts';
import type { Server } from './src/options.ts';
import { createRouter } from './src/routes.ts';

/** A clock that only moves when it is advanced or set. */
export function createTestClock(start = '2025-03-14T15:04:05.000Z') {
  let instant = Date.parse(start);
  let elapsed = 0;
  return {
    now: () => new Date(instant),
    at: (seconds = 0) => new Date(instant + seconds * 1_000).toISOString(),
    /** A replacement for `performance.now`. */
    steady: () => elapsed,
    advance(seconds: number) {
      instant += seconds * 1_000;
      elapsed += Math.max(0, seconds) * 1_000;
    },
    /** Sets the clock, as an operator or a time source would, without time passing. */
    set: (time: string) => void (instant = Date.parse(time)),
  };
}

export interface Sent {
  /** Text and bytes are sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: HeadersInit;
}

/** Creates a function that sends lines such as `GET /api/lockers/locations/101`, and validates every response. */
export function createSender(
  { fetch }: Pick<Server, 'fetch'>,
  document: OpenApiDocument & { servers: { url: string }[] },
  validators: Record<string, Validate>,
) {
  return async function send<Body = unknown>(line: string, sent: Sent = {}) {
    const [method = '', path = ''] = line.split(' ');
    const { body, headers } = sent;
    const allHeaders = new Headers(
      body === undefined ? {} : { 'content-type': 'application/json' },
    );
    for (const [name, value] of new Headers(headers)) allHeaders.set(name, value);
    const request = new Request(`${document.servers[0]!.url}${path}`, {
      method,
      headers: allHeaders,
      ...(body === undefined ? {} : { body: encodeBody(body) }),
    });
    return checkAnswer<Body>(document, validators, request, await fetch(request));
  };
}

function encodeBody(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body);
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** A documented response with its body: text, or parsed JSON. */
interface CheckedAnswer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Statuses common to all operations; the documents describe them in their introductions. */
const sharedStatuses = [400, 404, 405, 409, 413, 415];

/** The operation of a method and path; undefined if the document has none. */
export const operationOf = (
  document: OpenApiDocument,
  method: string,
  path: string,
): Operation | undefined => createRouter(document)(path)?.route.methods.get(method);

/** Reads a response; fails the test if its status, its body or the message of its error is not documented. */
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
  const name = operation?.operationId;
  const validate = operation && validators[`${name}${status}`];
  if (validate) {
    const valid = validate(body);
    expect(valid, `${name} ${status} ${text}: ${JSON.stringify(validate.errors)}`).toBe(true);
    const isShared = status === 422 || text.startsWith('{"message":"The request body ');
    if (status >= 400 && !isShared) {
      const examples = examplesOf(operation, status);
      expect(examples, `${name} documents no example`).toContain(withoutNumbers(body));
    }
  } else {
    expect(sharedStatuses, `${method} ${url} is not documented to answer ${status}`).toContain(
      status,
    );
  }
  return { status, headers, body };
}

/** The examples of a response in the document, as JSON without their numbers. */
function examplesOf({ responses }: Operation, status: number): string[] {
  return Object.values(responses[status]?.content ?? {})
    .flatMap(({ examples = {} }) => Object.values(examples))
    .map(({ value }) => withoutNumbers(value));
}

const withoutNumbers = (body: unknown) => JSON.stringify(body).replace(/\d+( seconds?)?/g, '#');
