import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { call, createShelves } from './shelf-api.ts';
import { addressOf } from '../src/routes.ts';

const fetch = createShelves();

describe('a request for a documented operation', () => {
  it('reaches its handler with path parameters as their type, in the documented media type, uncached', async () => {
    const { body, headers } = await call(fetch, 'GET /shelves/12?token=token-secret');
    expect(body).toBe('shelf 12 of 1');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('decodes a percent-encoded path parameter', async () => {
    const { body } = await call(fetch, 'POST /hooks/caf%C3%A9%2F1', {
      body: 'Body=hello',
      headers: { 'x-seal': 'sealed', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(body).toMatchObject({ path: { name: 'café/1' } });
  });

  it('hands over query and header parameters, and leaves out those not sent', async () => {
    const { body } = await call(fetch, 'GET /shelves?limit=5', { headers: { tenant: 'north' } });
    expect(body).toEqual({ query: { limit: 5 }, header: { Tenant: 'north' } });
    expect((await call(fetch, 'GET /shelves')).body).toEqual({ query: {}, header: {} });
  });

  it('prefers a fixed segment over a parameter, and tells the handler who calls', async () => {
    const response = await fetch(new Request('http://x/shelves/newest'), { address: '192.0.2.7' });
    expect(await response.json()).toEqual({ newest: true, caller: { address: '192.0.2.7' } });
    expect((await call(fetch, 'GET /shelves/newest')).body).toMatchObject({
      caller: { address: 'unknown' },
    });
  });

  it('answers HEAD as GET without its body', async () => {
    const { status, body } = await call(fetch, 'HEAD /shelves');
    expect({ status, body }).toEqual({ status: 200, body: '' });
  });

  it('answers OPTIONS with the methods of the path', async () => {
    const { status, headers } = await call(fetch, 'OPTIONS /shelves');
    expect(status).toBe(204);
    expect(headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  });
});

it.each([
  '/',
  '/shelf',
  '/shelves/',
  '/shelves/1/2',
  '/shelves/%',
  '/shelves/%E0%A4%A',
  '/shelves/%00',
])('answers 404 for %s', async (path) => {
  const message = 'Not Found!';
  expect(await call(fetch, `GET ${path}`)).toMatchObject({ status: 404, body: { message } });
});

it('answers 405 with the allowed methods on a known path', async () => {
  const { status, headers, body } = await call(fetch, 'DELETE /shelves/1');
  expect([status, headers.get('allow')]).toEqual([405, 'GET, PUT, HEAD, OPTIONS']);
  expect(body).toEqual({ message: 'The method DELETE is not allowed here. Use GET or PUT.' });
});

/** Paths and queries as clients write them, of the characters that mean something in an address. */
const target = fc
  .array(fc.constantFrom('/', '?', '#', '&', '=', 'a', '%20', '+', '://', "'", '[', ' ', 'é'))
  .map((parts) => `/${parts.join('')}`);

it('takes an address apart as the standard does', () => {
  fc.assert(
    fc.property(fc.constantFrom('http://localhost:8002', 'https://[::1]'), target, (host, path) => {
      const { url } = new Request(host + path);
      const known = new URL(url);
      const { pathname, query } = addressOf(url);
      expect(pathname).toBe(known.pathname);
      expect([...query()]).toEqual([...known.searchParams]);
    }),
  );
});
