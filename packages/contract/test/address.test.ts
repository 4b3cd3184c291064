import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf } from '../src/address.ts';

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

it('reads the query once', () => {
  const { query } = addressOf('http://localhost/a?b=1');
  expect(query()).toBe(query());
});
