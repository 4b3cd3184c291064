import { maskSecrets } from '@frontline/openapi-validator/recordings/mask-secrets';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { gather } from '../../troubleshooting/build/gather.ts';
import { plainText } from '../../search/build/plain-text.ts';
import { errorIn, findError, type KnownError } from '../page/error-finder/find-error.ts';

/** The rows of the tables that the page gathers, as its reader gets them from the built page. */
const known: KnownError[] = gather('AllMessages').flatMap(({ name, tables }) =>
  tables.flatMap(({ children: [head, ...rows] }) =>
    rows.map((row) => {
      const [message] = row.children;
      const codes: string[] = [];
      let href = '';
      visit(message!, (node) => {
        if (node.type === 'inlineCode') codes.push(node.value);
        if (node.type === 'link') href ||= node.url;
      });
      return errorIn({
        product: name,
        heads: head!.children.map(plainText),
        cells: row.children.map(plainText),
        codes,
        href,
      });
    }),
  ),
);

const best = (pasted: string) => findError(pasted, known)[0]?.error.href;

describe('the error finder', () => {
  it('reads every row of the tables', () => {
    expect(known.length).toBeGreaterThan(15);
  });

  it('finds every message of the table when it is pasted as it stands', () => {
    for (const { sentences, href, where, isPattern } of known) {
      if (isPattern) continue;
      expect(best(`${sentences.join(' ')} ${where}`), sentences.join()).toBe(href);
    }
  });

  it.each([
    [
      'a number in place of {n}',
      '{"message":"Please wait 57 seconds before sending another request!"}',
      '#please-wait-n',
    ],
    [
      'a log line',
      '10:02 PUT /api/callbutton/x 404 "No processing CFH request found"',
      '#no-processing-cfh',
    ],
    [
      'a missing locker field',
      '{"message":"The cabinets.0.key field must be an integer."}',
      'lockers/intro#messages',
    ],
    [
      'a missing Radio field',
      'The text field is required.',
      'radio/troubleshooting#a-field-is-missing',
    ],
    [
      'the key error of Lockers in a log of Radio',
      'radio 403 webhooks/incoming {"message":"Invalid API key"}',
      'lockers/intro#messages',
    ],
    [
      'the key error of Radio in a log of Lockers',
      '/api/lockers/cabinet/status 401 {"error": "Invalid API KEY."}',
      'radio/troubleshooting#invalid-api-key',
    ],
    [
      'a wrong path',
      'HTTP 404 Not Found! http://localhost:8002/api/callforhelp/claim',
      '#not-found',
    ],
  ])('lands on the heading for %s', (_, pasted, anchor) => {
    expect(best(pasted)).toContain(anchor);
  });

  it('finds nothing in a text without an error', () => {
    expect(findError('The weather is fine today.', known)).toEqual([]);
  });
});

describe('masking', () => {
  it.each([
    ['api-key: demo-edge-key-0042', 'api-key: ••••'],
    ['Authorization: Provider demo-button-secret', 'Authorization: Provider ••••'],
    ['GET /x?secret_token=demo-secret-token&a=1', 'GET /x?secret_token=••••&a=1'],
    ['{"device_key": "demo-button-aisle-4", "a": 1}', '{"device_key": "••••", "a": 1}'],
    ['X-Twilio-Signature: CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=', 'X-Twilio-Signature: ••••'],
    ['AccountSid=AC00000000000000000000000000000000', 'AccountSid=••••'],
    ['call +15550100001 now', 'call •••• now'],
    ['POST /api/lockers/cabinets/customers/731046', 'POST /api/lockers/cabinets/customers/••••'],
    ['message 4mA-LbbtrabFoSNSlkWAlA sent', 'message •••• sent'],
  ])('hides the secret in %s', (pasted, masked) => {
    expect(maskSecrets(pasted)).toBe(masked);
    expect(maskSecrets(masked)).toBe(masked);
  });

  it('leaves every documented message as it is', () => {
    for (const { sentences } of known) {
      for (const sentence of sentences) expect(maskSecrets(sentence)).toBe(sentence);
    }
  });

  it('leaves paths, times and field names as they are', () => {
    const text = '2025-03-14T15:04:05.000Z POST /api/callforhelp/claim 422 claimed_by_user_id';
    expect(maskSecrets(text)).toBe(text);
  });
});
