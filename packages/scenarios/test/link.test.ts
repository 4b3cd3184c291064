import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../src/link.ts';
import { known, request, scenario } from './examples.ts';
import { withoutSecrets } from '../src/index.ts';

const damaged = 'This link does not hold a whole scenario';
const linkOf = (content: unknown) =>
  `1.${deflateSync(JSON.stringify(content)).toString('base64url')}`;

describe('a link', () => {
  it('carries a whole scenario, in signs that no mail program changes', async () => {
    const link = await writeLink(scenario, known);
    expect(link).toMatch(/^1\.[\w-]+$/);
    expect(link.length).toBeLessThan(1000);
    expect(await readLink(link, known)).toEqual(scenario);
  });

  it('says of any sign that is lost or changed that it is damaged', async () => {
    const link = await writeLink(scenario, known);
    for (let at = 0; at < link.length; at += 7) {
      const other = link[at] === 'A' ? 'B' : 'A';
      for (const broken of [link.slice(0, at), link.slice(0, at) + other + link.slice(at + 1)])
        await expect(readLink(broken, known), `sign ${at}`).rejects.toThrow(damaged);
    }
  });

  it.each([
    ['a list of something else', [1, 2]],
    ['a step that is none', ['name', 'step']],
    ['fields of the wrong kind', ['name', [['shelf'], 'GET /']]],
  ])('is damaged where it holds %s', async (_, content) => {
    await expect(readLink(linkOf(content), known)).rejects.toThrow(damaged);
  });

  it('says that a newer version wrote it', async () => {
    const link = await writeLink(scenario, known);
    await expect(readLink(`2${link.slice(1)}`, known)).rejects.toThrow('a newer version');
  });

  it('is not unpacked where it would become too large', async () => {
    const bomb = linkOf(['a'.repeat(3_000_000)]);
    expect(bomb.length).toBeLessThan(5_000);
    await expect(readLink(bomb, known)).rejects.toThrow(damaged);
  });

  it('is refused where its scenario cannot be played', async () => {
    await expect(readLink(linkOf(['', ['attic', 'GET /']]), known)).rejects.toThrow(
      'Step 1: These docs have no API named “attic”.',
    );
  });

  it('holds no secret, also where somebody else put one in', async () => {
    const secret = 'my-own-key-4711-of-production';
    const steps = [request(`GET /books?key=${secret}`)];
    const link = await writeLink({ name: secret, steps }, known);
    expect(JSON.stringify(await readLink(link, known))).not.toContain(secret);
    const planted = linkOf(['', ['shelf', `GET /books?key=${secret}`]]);
    expect(JSON.stringify(await readLink(planted, known))).not.toContain(secret);
  });
});

const json: [string, string][] = [['Content-Type', 'application/json']];

describe('a scenario that is shared', () => {
  it('keeps what the docs print', () => {
    expect(withoutSecrets(scenario, known)).toEqual({ scenario, replaced: [] });
    const printed = request('GET /demo-shelf-0001-of-the-hall/482913?token={{login.token}}', {
      headers: [['Authorization', 'Bearer demo-key']],
    });
    expect(withoutSecrets({ name: '', steps: [printed] }, known).replaced).toEqual([]);
  });

  it.each([
    ['a header with its scheme', { headers: [['Authorization', 'Bearer mine']] }],
    ['a cookie', { headers: [['Cookie', 'session=mine; key=demo-key']] }],
    ['a field of JSON', { headers: json, body: '{"device_key": "mine"}' }],
    ['a number of JSON', { headers: json, body: '{"pass\\u0077ord": 1, "token": 47114711}' }],
    ['a field of JSON that is cut', { headers: json, body: '{"secret" : "mine", "a"' }],
    ['a field inside of others', { body: '{"a": [{"apiKey": "mi\\"ne"}]}' }],
    [
      'a form',
      {
        headers: [['Content-Type', 'Application/X-WWW-Form-URLEncoded; charset=utf-8']],
        body: 'a=1&AuthToken=mine',
      },
    ],
    ['a text', { body: '{"text": "it is mine-0123456789-abcdef"}' }],
    ['a note', { note: 'my key is mine-0123456789-abcdef' }],
    ['a query', { path: '/books?a=1&secret_token=mine' }],
    ['an id in the path', { path: '/books/mine0123456789ABCDEF-_' }],
    ['a code in the path', { path: '/customers/112233' }],
  ] as const)('loses a secret in %s', (_, more) => {
    const steps = [request('POST /books', more as object)];
    const { scenario: shared, replaced } = withoutSecrets({ name: 'n', steps }, known);
    expect(replaced).toEqual([1]);
    expect(JSON.stringify(shared)).toContain('not-shared');
    expect(JSON.stringify(shared)).not.toMatch(/mine|47114711|112233/);
  });

  it('keeps the keys that tell repeated requests apart', () => {
    const steps = [request('POST /books', { headers: [['Idempotency-Key', crypto.randomUUID()]] })];
    expect(withoutSecrets({ name: '', steps }, known).replaced).toEqual([]);
  });
});
