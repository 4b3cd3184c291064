import { expect, it } from 'vitest';
import { textSignatureFits } from '../src/index.ts';

const url = 'https://radio.example.com/webhooks/incoming/twilio/edge-0042';
const form = new URLSearchParams(
  'AccountSid=AC00000000000000000000000000000000&Body=Spill+in+aisle+4&From=%2B15550100001&To=%2B15550100002',
);
const signed = {
  signature: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
  authToken: 'test_auth_token',
  url,
  form,
};

function many(count: number): [string, string][] {
  return Array.from({ length: count }, (_, n) => [`n${n}`, '']);
}

it('accepts the signature that the docs print, with and without its port', async () => {
  expect(await textSignatureFits(signed)).toBe(true);
  const withPort = url.replace('.com/', '.com:443/');
  expect(await textSignatureFits({ ...signed, url: withPort })).toBe(true);
});

it.each([
  ['another token', { authToken: 'other' }],
  ['no token', { authToken: '' }],
  ['another address', { url: `${url}/` }],
  ['a field less', { form: [...form].slice(1) }],
  ['no signature', { signature: '' }],
  ['a signature that is not Base64', { signature: '%%%' }],
  ['more fields than a hook has', { form: [...form, ...many(997)] }],
  ['more fields in the address than a hook has', { url: `${url}?${many(1_001).join('&')}` }],
])('refuses %s', async (_, change) => {
  expect(await textSignatureFits({ ...signed, ...change })).toBe(false);
});
