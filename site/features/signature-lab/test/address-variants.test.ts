import { describe, expect, it } from 'vitest';
import { matchingVariants, variantsOf } from '../page/address-variants.ts';

const url = 'https://radio.example.com/webhooks/incoming/twilio/edge-0042';
const fields: [string, string][] = [
  ['To', '+15550100002'],
  ['AccountSid', 'AC00000000000000000000000000000000'],
  ['Body', 'Spill in aisle 4'],
  ['From', '+15550100001'],
];
const signature = 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=';

describe('URL variants', () => {
  const fits = async (given: string, form = fields) =>
    (await matchingVariants('test_auth_token', signature, variantsOf(given, form)))[0]?.differences;

  it('begin with the given URL', async () => {
    expect(await fits(url)).toEqual([]);
  });

  it.each([
    ['http in place of https', url.replace('https', 'http'), 'https in place of http'],
    ['a port too many', url.replace('.com/', '.com:5000/'), 'no port'],
    ['a slash too many', `${url}/`, 'no slash at the end'],
    ['a query string too many', `${url}?a=1`, 'no query string'],
  ])('find %s', async (_, given, difference) => {
    expect(await fits(given)).toEqual([difference]);
  });

  it('find a signature over the four documented fields only', async () => {
    expect(await fits(url, [...fields, ['NumMedia', '0']])).toEqual([
      'only the four documented fields',
    ]);
  });

  it('do not match a wrong token', async () => {
    expect(await matchingVariants('other', signature, variantsOf(url, fields))).toEqual([]);
  });
});
