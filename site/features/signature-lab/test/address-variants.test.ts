import { describe, expect, it } from 'vitest';
import { fittingVariants, variantsOf } from '../page/address-variants.ts';

const url = 'https://radio.example.com/webhooks/incoming/twilio/edge-0042';
const fields: [string, string][] = [
  ['To', '+15550100002'],
  ['AccountSid', 'AC00000000000000000000000000000000'],
  ['Body', 'Spill in aisle 4'],
  ['From', '+15550100001'],
];
const signature = 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=';

describe('the forms of an address', () => {
  const fits = async (given: string, form = fields) =>
    (await fittingVariants('test_auth_token', signature, variantsOf(given, form)))[0]?.differences;

  it('begin with the address as it is given', async () => {
    expect(await fits(url)).toEqual([]);
  });

  it.each([
    ['http in place of https', url.replace('https', 'http'), 'https in place of http'],
    ['a port too many', url.replace('.com/', '.com:5000/'), 'no port'],
    ['a slash too many', `${url}/`, 'no slash at the end'],
    ['a query string too many', `${url}?a=1`, 'no query string'],
  ])('tell %s', async (_, given, difference) => {
    expect(await fits(given)).toEqual([difference]);
  });

  it('tell a signature over the four documented fields only', async () => {
    expect(await fits(url, [...fields, ['NumMedia', '0']])).toEqual([
      'only the four documented fields',
    ]);
  });

  it('are no help against a wrong token', async () => {
    expect(await fittingVariants('other', signature, variantsOf(url, fields))).toEqual([]);
  });
});
