import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '../src/index.ts';
import { known, request, story } from './examples.ts';

const json: [string, string][] = [['Content-Type', 'application/json']];

describe('a story that is shared', () => {
  it('keeps what the docs print', () => {
    expect(withoutSecrets(story, known)).toEqual({ story, replaced: [] });
    const printed = request('GET /demo-shelf-0001-of-the-hall/482913?token={{login.token}}', {
      headers: [['Authorization', 'Bearer demo-key']],
    });
    expect(withoutSecrets({ name: '', steps: [printed] }, known).replaced).toEqual([]);
  });

  it.each([
    ['a header', { headers: [['X-Anything', 'mine']] }],
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
    const { story: shared, replaced } = withoutSecrets({ name: 'n', steps }, known);
    expect(replaced).toEqual([1]);
    expect(JSON.stringify(shared)).toContain('not-shared');
    expect(JSON.stringify(shared)).not.toMatch(/mine|47114711|112233/);
  });

  it('keeps the keys that tell repeated requests apart', () => {
    const steps = [request('POST /books', { headers: [['Idempotency-Key', crypto.randomUUID()]] })];
    expect(withoutSecrets({ name: '', steps }, known).replaced).toEqual([]);
  });
});
