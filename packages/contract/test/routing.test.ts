import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { call, createShelves, device, refusal, staff } from './shelf-api.ts';
import type { OpenApiDocument } from '../src/document.ts';
import { addressOf, createRouter } from '../src/routes.ts';
import { randomLetters } from '../src/credentials/secrets.ts';
import { sameSecret } from '../src/index.ts';

const fetch = createShelves();

describe('a request for a documented operation', () => {
  it('reaches its handler with typed path parameters, and is answered in the documented media type, uncached', async () => {
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

  it('passes query and header parameters, and omits those not sent', async () => {
    const { body } = await call(fetch, 'GET /shelves?limit=5', { headers: { tenant: 'north' } });
    expect(body).toEqual({ query: { limit: 5 }, header: { Tenant: 'north' } });
    expect((await call(fetch, 'GET /shelves')).body).toEqual({ query: {}, header: {} });
  });

  it('prefers a fixed segment over a parameter', async () => {
    expect((await call(fetch, 'GET /shelves/newest')).body).toEqual({ newest: true });
    const paths = { '/{a}/{b}': {}, '/{a}/top': {} };
    const match = createRouter({ paths, components: {} } as OpenApiDocument);
    expect(match('/1/top')?.route.path).toBe('/{a}/top');
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

const unknown = '/ /shelf /shelves/ /shelves/1/2 /shelves/% /shelves/%E0%A4%A /shelves/%00';
it.each(unknown.split(' '))('answers 404 for %s', async (path) => {
  expect(await call(fetch, `GET ${path}`)).toMatchObject(refusal(404, 'Not Found!'));
});

it('answers 405 with the allowed methods on a known path', async () => {
  const { status, headers, body } = await call(fetch, 'DELETE /shelves/1');
  expect([status, headers.get('allow')]).toEqual([405, 'GET, PUT, HEAD, OPTIONS']);
  expect(body).toEqual({ message: 'The method DELETE is not allowed here. Use GET or PUT.' });
});

/** Paths and queries made of characters with a meaning in URLs. */
const target = fc
  .array(fc.constantFrom('/', '?', '#', '&', '=', 'a', '%20', '+', '://', "'", '[', ' ', 'é'))
  .map((parts) => `/${parts.join('')}`);

it('splits a URL as the standard does', () => {
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

const body = { name: 'top', depth: 3 };
const add = (authorization?: string, to = fetch) =>
  call(to, 'POST /shelves', { body, headers: { ...(authorization && { authorization }) } });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a credential', () => {
  it('follows the scheme word of an Authorization header, in any case', async () => {
    const body = { credential: { staff: 'ana' } };
    for (const given of [staff.authorization, 'STORE staff-secret'])
      expect(await add(given)).toMatchObject({ status: 201, body });
  });

  it('follows the scheme word in the options of the server', async () => {
    const renamed = createShelves({}, { schemeWords: { StaffKey: 'Market' } });
    expect((await add('Market staff-secret', renamed)).status).toBe(201);
    const refused = await add('Store staff-secret', renamed);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Market']);
  });

  it('is read from its own header, and from the query', async () => {
    const sent = { body: { direction: 'up' }, headers: device };
    const { body } = await call(fetch, 'PUT /shelves/1', sent);
    expect(body).toMatchObject({ credential: { device: 7 } });
    expect((await call(fetch, 'GET /shelves/1?token=token-secret')).status).toBe(200);
  });

  it('may sign the whole form, unknown and repeated fields included', async () => {
    const sent = {
      body: 'Body=hi+there&Extra=1&Extra=2',
      headers: { ...form, 'x-seal': 'sealed' },
    };
    const { body } = await call(fetch, 'POST /hooks/a', sent);
    const read = { path: { name: 'a' }, body: { Body: 'hi there' } };
    expect(body).toEqual({ ...read, credential: { fields: 3 } });
  });
});

describe('a missing or wrong credential', () => {
  const wrong = [undefined, 'Store', 'Store ', 'staff-secret', 'Other staff-secret', 'Store a b'];
  it.each(wrong)('is answered 401 with the documented body and a challenge: %s', async (given) => {
    const { status, headers, body } = await add(given);
    expect([status, body]).toEqual([401, { message: 'Who are you?' }]);
    expect(headers.get('www-authenticate')).toBe('Store');
  });

  it.each([
    ['GET /shelves/1', 'Keep out.'],
    ['GET /shelves/1?token=', 'Keep out.'],
    ['GET /shelves/1?token=wrong', 'Keep out.'],
    // The document has no message for it.
    ['PUT /shelves/1', 'Forbidden'],
  ])('is answered 403 if the operation documents no 401: %s', async (line, message) => {
    const sent = line.startsWith('PUT') ? { body: {} } : {};
    expect(await call(fetch, line, sent)).toMatchObject(refusal(403, message));
  });

  it('is refused before anything else is checked', async () => {
    const broken = { body: '{broken', headers: { 'content-type': 'application/json' } };
    expect((await call(fetch, 'POST /shelves', broken)).status).toBe(401);
    expect((await call(fetch, 'GET /shelves/no-number?token=wrong')).status).toBe(403);
    const torn = { body: 'Nothing=1', headers: { ...form, 'x-seal': 'torn' } };
    const answer = await call(fetch, 'POST /hooks/a', torn);
    expect(answer).toMatchObject(refusal(403, 'Broken seal.'));
  });
});

it.each([
  ['clé', 'clé', true],
  ['', '', true],
  ['abc', 'abd', false],
  ['ab', 'abc', false],
  ['abc\0', 'abc', false],
])('compares the secrets %j and %j: %s', (one, other, same) => {
  expect(sameSecret(one, other)).toBe(same);
});

describe('random letters', () => {
  it('have the requested length, and are all from the alphabet', () => {
    const letter = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
    const alphabets = fc.uniqueArray(letter, { minLength: 2, maxLength: 80 });
    fc.assert(
      fc.property(alphabets, fc.integer({ min: 1, max: 40 }), (letters, length) => {
        const drawn = randomLetters({ alphabet: letters.join(''), length })();
        expect([...drawn]).toHaveLength(length);
        expect([...drawn].every((letter) => letters.includes(letter))).toBe(true);
      }),
    );
  });

  it('are equally frequent, even if 256 is not a multiple of their number', () => {
    const draw = randomLetters({ alphabet: '0123456789', length: 100_000 });
    const counts = new Map<string, number>();
    for (const letter of draw()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    // Five standard deviations: fails by chance once in millions of runs.
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(draw()).not.toBe(draw());
  });
});
