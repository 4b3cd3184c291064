import { describe, expect, it } from 'vitest';
import { sameSecret } from '../src/index.ts';
import { call, createShelves, device, staff } from './shelf-api.ts';

const fetch = createShelves();
const shelf = { name: 'top', depth: 3 };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a credential', () => {
  it('is taken from behind the scheme word of an Authorization header', async () => {
    const { status, body } = await call(fetch, 'POST /shelves', { body: shelf, headers: staff });
    expect(status).toBe(201);
    expect(body).toMatchObject({ credential: { staff: 'ana' } });
  });

  it('is accepted with its scheme word in any case', async () => {
    const headers = { authorization: 'STORE staff-secret' };
    expect((await call(fetch, 'POST /shelves', { body: shelf, headers })).status).toBe(201);
  });

  it('follows the scheme word that the server was given', async () => {
    const renamed = createShelves({}, { schemeWords: { StaffKey: 'Market' } });
    const send = (authorization: string) =>
      call(renamed, 'POST /shelves', { body: shelf, headers: { authorization } });
    expect((await send('Market staff-secret')).status).toBe(201);
    expect((await send('Store staff-secret')).status).toBe(401);
    expect((await send('Store x')).headers.get('www-authenticate')).toBe('Market');
  });

  it('is taken from a header of its own', async () => {
    const sent = { body: { direction: 'up' }, headers: device };
    expect((await call(fetch, 'PUT /shelves/1', sent)).body).toMatchObject({
      credential: { device: 7 },
    });
  });

  it('is taken from the query', async () => {
    expect((await call(fetch, 'GET /shelves/1?token=token-secret')).status).toBe(200);
  });

  it('may sign the whole form, unknown and repeated fields included', async () => {
    const { body } = await call(fetch, 'POST /hooks/a', {
      body: 'Body=hi+there&Extra=1&Extra=2',
      headers: { ...form, 'x-seal': 'sealed' },
    });
    expect(body).toEqual({
      path: { name: 'a' },
      body: { Body: 'hi there' },
      credential: { fields: 3 },
    });
  });
});

describe('a missing or wrong credential', () => {
  it('is answered 401 with the documented body and a challenge', async () => {
    const { status, headers, body } = await call(fetch, 'POST /shelves', { body: shelf });
    expect({ status, body }).toEqual({ status: 401, body: { message: 'Who are you?' } });
    expect(headers.get('www-authenticate')).toBe('Store');
  });

  it('is answered 403 where the operation documents no 401', async () => {
    for (const path of ['/shelves/1', '/shelves/1?token=', '/shelves/1?token=wrong']) {
      expect(await call(fetch, `GET ${path}`)).toMatchObject({
        status: 403,
        body: { message: 'Keep out.' },
      });
    }
  });

  it('is answered with a plain sentence where the document prints none', async () => {
    expect(await call(fetch, 'PUT /shelves/1', { body: {} })).toMatchObject({
      status: 403,
      body: { message: 'Forbidden' },
    });
  });

  for (const authorization of [
    'Store',
    'Store ',
    'staff-secret',
    'Other staff-secret',
    'Store a b',
  ])
    it(`refuses the header "${authorization}"`, async () => {
      const sent = { body: shelf, headers: { authorization } };
      expect((await call(fetch, 'POST /shelves', sent)).status).toBe(401);
    });

  it('is refused before the body is looked at', async () => {
    const sent = { body: '{broken', headers: { 'content-type': 'application/json' } };
    expect((await call(fetch, 'POST /shelves', sent)).status).toBe(401);
    expect((await call(fetch, 'GET /shelves/no-number?token=wrong')).status).toBe(403);
  });

  it('is refused before a signed form is validated', async () => {
    const sent = { body: 'Nothing=1', headers: { ...form, 'x-seal': 'torn' } };
    expect(await call(fetch, 'POST /hooks/a', sent)).toMatchObject({
      status: 403,
      body: { message: 'Broken seal.' },
    });
  });
});

describe('the comparison of secrets', () => {
  it('accepts equal texts', () => {
    expect(sameSecret('clé', 'clé')).toBe(true);
    expect(sameSecret('', '')).toBe(true);
  });

  it('refuses a different, a shorter and a longer text', () => {
    expect(sameSecret('abc', 'abd')).toBe(false);
    expect(sameSecret('ab', 'abc')).toBe(false);
    expect(sameSecret('abc\0', 'abc')).toBe(false);
  });
});
