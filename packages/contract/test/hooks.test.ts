import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createApi, type ApiDocument, type Fetch } from '../src/index.ts';
import { call, createShelves, echo, refusal, shelfApi } from './shelf-api.ts';

const origin = 'https://docs.example.com';

describe('a handler that throws', () => {
  const fails = { listShelves: () => Promise.reject(new Error('disk full')) };

  it('is answered 500 with the documented body and reported', async () => {
    const seen: unknown[] = [];
    const fetch = createShelves(fails, {
      onError: (error, request, operationId) => seen.push([error, request.url, operationId]),
    });
    expect(await call(fetch, 'GET /shelves')).toMatchObject(refusal(500, 'Oh no.'));
    const [url, id] = ['http://shelves.example.com/shelves', 'listShelves'];
    expect(seen).toEqual([[new Error('disk full'), url, id]]);
  });

  it('sets Retry-After if the error has a number of seconds', async () => {
    const later = Object.assign(new Error('locked'), { retryAfter: 1 });
    const fetch = createShelves({ listShelves: () => Promise.reject(later) });
    const retryAfterOf = async (fetch: Fetch) =>
      (await fetch(new Request('http://shelves.example.com/shelves'))).headers.get('retry-after');
    expect(await retryAfterOf(fetch)).toBe('1');
    expect(await retryAfterOf(createShelves(fails))).toBeNull();
  });

  it('is answered with a default message if the document has no example', async () => {
    const fetch = createShelves({ readNewest: () => Promise.reject(new Error('disk full')) });
    const message = 'Internal server error';
    expect(await call(fetch, 'GET /shelves/newest')).toMatchObject(refusal(500, message));
  });
});

it('fails if nothing can store the answer of a call with an Idempotency-Key', async () => {
  const { paths, components } = shelfApi.document;
  const { get } = paths['/shelves/newest']!;
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
  const document = { paths: { '/newest': { get: { ...get!, parameters: [key] } } }, components };
  const validators = { readNewestHeader: () => true };
  let done = 0;
  const fetch = createApi<{ readNewest: { responses: { 200: unknown } } }>(
    { document, validators },
    {
      handlers: { readNewest: async () => ({ status: 200, body: undefined, done: done++ }) },
      credentials: {},
      maxBodyBytes: 65_536,
    },
  );
  const headers = { 'Idempotency-Key': 'f3c1' };
  expect((await call(fetch, 'GET /newest', { headers })).status).toBe(500);
  expect(done).toBe(0);
});

it('adds the headers of the options to every response, and reports each with its operation', async () => {
  const seen: unknown[] = [];
  const headersFor = ({ method }: Request) => ({ 'x-request-id': `id of ${method}` });
  const fetch = createShelves(
    {},
    {
      headersFor,
      onAnswer: ({ status }, { method }, operationId) => seen.push([method, status, operationId]),
    },
  );
  const calls = [
    'GET /shelves 200 listShelves',
    'HEAD /shelves 200 listShelves',
    'POST /shelves 401 addShelf',
    'GET /no 404 ',
    'DELETE /shelves 405 ',
  ].map((line) => line.split(' '));
  for (const [method, path] of calls) {
    const { headers } = await call(fetch, `${method} ${path}`);
    expect(headers.get('x-request-id')).toBe(`id of ${method}`);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(seen.map(String)).toEqual(calls.map(([method, , ...after]) => [method, ...after].join()));
});

describe('a page on another origin', () => {
  const fetch = createShelves({}, { cors: { origins: [origin] } });
  const preflight = { origin, 'access-control-request-method': 'POST' };

  it('may read a response and its documented headers', async () => {
    const { headers } = await call(fetch, 'GET /shelves', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toBe('retry-after, www-authenticate');
    expect(headers.get('vary')).toBe('origin');
  });

  it('learns from a preflight what it may send', async () => {
    const { status, headers } = await call(fetch, 'OPTIONS /shelves', { headers: preflight });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, HEAD, OPTIONS');
    expect(headers.get('access-control-allow-headers')).toBe(
      'content-type, authorization, device-key, x-seal, tenant',
    );
    expect(headers.get('access-control-allow-private-network')).toBeNull();
  });

  it('may reach a server on this computer on request', async () => {
    const asking = { ...preflight, 'access-control-request-private-network': 'true' };
    const { headers } = await call(fetch, 'OPTIONS /shelves', { headers: asking });
    expect(headers.get('access-control-allow-private-network')).toBe('true');
  });

  it('gets nothing when its origin is not listed, or nothing is listed at all', async () => {
    for (const from of ['https://docs.example.com.evil.example', 'null', origin]) {
      const server = from === origin ? createShelves() : fetch;
      const sent = { headers: { ...preflight, origin: from } };
      const { headers } = await call(server, 'OPTIONS /shelves', sent);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-methods')).toBeNull();
    }
  });
});

const unverified = 'addShelf" asks for "StaffKey", but credentials.StaffKey is missing.';
const unchecked = { ...shelfApi, validators: {} };
it.each<[string, ApiDocument, object, string]>([
  ['a handler', shelfApi, {}, 'The operation "listShelves" has no handler.'],
  ['a verifier', shelfApi, echo, `The operation "${unverified}`],
  ['a compiled check', unchecked, echo, 'The check "listShelvesQuery" is missing.'],
])('does not start without %s', (_, api, handlers, sentence) => {
  const start = () => createApi(api, { handlers, credentials: {}, maxBodyBytes: 65_536 });
  expect(start).toThrow(sentence);
});

const program = `
  import { api } from '@frontline/specs/lockers';
  import { createApi } from '@frontline/contract';
  const answer = async ({ body }) => ({ status: 200, body });
  const fetch = createApi(api, {
    handlers: new Proxy({}, { get: () => answer }),
    credentials: { LockerKey: () => ({}), SecretToken: () => ({}) },
    maxBodyBytes: 65_536,
  });
  const response = await fetch(
    new Request('http://localhost/api/lockers/cabinet/status', {
      method: 'POST',
      headers: { 'api-key': 'any', 'content-type': 'application/json' },
      body: '{"cabinets":[{"key":"one"}]}',
    }),
  );
  let evaluates = true;
  try { new Function('')(); } catch { evaluates = false; }
  console.log(JSON.stringify({ status: response.status, evaluates }));
`;

it('works without eval, as under a strict content-security policy', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--disallow-code-generation-from-strings',
      ...['--import', 'tsx', '--input-type', 'module', '--eval', program],
    ],
    { encoding: 'utf8', cwd: import.meta.dirname },
  );
  expect(stdout, stderr).toBe('{"status":422,"evaluates":false}\n');
});
