import { createHmac } from 'node:crypto';
import { expect, test, describe } from 'vitest';
import fc from 'fast-check';
import type { FormField } from '@frontline/twilio-signature';
import twilio from 'twilio';
import { demoServer, eachEngine, signedForm, textMessage } from './demo-server.ts';
import { publicAddress, textSignatureIsValid, webHmacSha1 } from '../src/text-signature.ts';
import type { HmacSha1 } from '../src/text-signature.ts';

const line = 'POST /webhooks/incoming/twilio/edge-0042';
const invalidSignature = { status: 403, body: { error: 'Invalid signature.' } };

await eachEngine((engine) => {
  test('accepts the request that the documentation prints', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
    };
    const body = new URLSearchParams(textMessage).toString();
    const answer = await send(line, { headers, body });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const announcement = { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: '+15550100001' };
    expect(speaker.announcements).toEqual([announcement]);
  });

  test('accepts a form with unknown fields, repeated in any order', async () => {
    const { send } = await demoServer(await engine.open());
    const form = { ...textMessage, NumMedia: '0', FromCity: '', constructor: 'x', __proto__x: 'y' };
    expect((await send(line, signedForm(form))).status).toBe(200);
  });

  test('speaks a repeated MessageSid once, and every message without one', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const speak = (MessageSid?: string) =>
      send(line, signedForm({ ...textMessage, ...(MessageSid && { MessageSid }) }));
    for (const sid of ['SM1', 'SM1', 'SM2', undefined, undefined])
      expect((await speak(sid)).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => speak('SM1')));
    expect(speaker.announcements).toHaveLength(4);
  });

  test('verifies the signature against the public URL of the operator', async () => {
    const publicUrl = 'https://stores.example.com/radio';
    const { send } = await demoServer(await engine.open(), { publicUrl });
    expect((await send(line, signedForm(textMessage, { origin: publicUrl }))).status).toBe(200);
    expect(await send(line, signedForm(textMessage))).toMatchObject(invalidSignature);
  });

  test('names AccountSid if a correctly signed form lacks it', async () => {
    const { send } = await demoServer(await engine.open());
    const { AccountSid: _, ...form } = textMessage;
    const message = 'The AccountSid field is required.';
    const errors = { AccountSid: [message] };
    for (const sent of [form, { ...form, AccountSid: '' }]) {
      const answer = await send(line, signedForm(sent));
      expect(answer).toMatchObject({ status: 422, body: { message, errors } });
      const forged = signedForm(sent, { token: 'another-token' });
      expect(await send(line, forged)).toMatchObject(invalidSignature);
    }
  });

  test("answers 403 for a missing, a wrong and another account's signature", async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const { body, headers } = signedForm(textMessage);
    const { 'content-type': type } = headers;
    for (const sent of [
      { body, headers: { 'content-type': type } },
      { body, headers: { ...headers, 'x-twilio-signature': 'wrong' } },
      { body: `${body}&Extra=1`, headers },
      signedForm(textMessage, { token: 'another-token' }),
      signedForm(textMessage, { edgeId: 'edge-0043' }),
      signedForm({ ...textMessage, AccountSid: 'AC11111111111111111111111111111111' }),
    ]) {
      expect(await send(line, sent)).toMatchObject(invalidSignature);
    }
    expect(speaker.announcements).toEqual([]);
  });

  test('refuses the demonstration account unless demo mode is on', async () => {
    const db = await engine.open();
    await demoServer(db);
    const publicUrl = 'https://radio.example.com';
    const { send } = await demoServer(db, { demo: false, publicUrl });
    expect(await send(line, signedForm(textMessage))).toMatchObject(invalidSignature);
  });
});

const nodeHmacSha1: HmacSha1 = (key, text) =>
  createHmac('sha1', key).update(text, 'utf8').digest('base64');

const { getExpectedTwilioSignature, validateRequest } = twilio;

const byName = Object.entries({
  'the Web Crypto HMAC': webHmacSha1,
  'the Node HMAC': nodeHmacSha1,
});
test.each(byName)('accepts the vector that Twilio publishes with %s', async (_, hmacSha1) => {
  const form = Object.entries({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  });
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const given = { signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', url, form, hmacSha1 };
  expect(await textSignatureIsValid({ ...given, authToken: '12345' })).toBe(true);
  expect(await textSignatureIsValid({ ...given, authToken: '12346' })).toBe(false);
});

const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '+', ' '),
);
const forms = fc.dictionary(names, fc.oneof(values, fc.array(values, { minLength: 1 })), {
  noNullPrototype: true,
});
const urls = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.option(fc.integer({ min: 1, max: 65_535 })),
    fc.webPath(),
    fc.option(fc.webQueryParameters()),
  )
  .map(([scheme, host, port, path, query]) => {
    const origin = `${scheme}://${host}${port === null ? '' : `:${port}`}`;
    return `${origin}${path || '/'}${query === null ? '' : `?${query}`}`;
  });

const fieldsOf = (form: Record<string, string | string[]>): FormField[] =>
  Object.entries(form).flatMap(([name, value]) =>
    [value].flat().map((each): FormField => [name, each]),
  );

describe('beside the official package', () => {
  test('accepts every signature it makes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), urls, forms, async (token, url, form) => {
        const authToken = token || 'token';
        const signature = getExpectedTwilioSignature(authToken, url, form);
        const signed = { signature, authToken, url, form: fieldsOf(form), hmacSha1: nodeHmacSha1 };
        expect(await textSignatureIsValid(signed)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('accepts a signature made with or without the port', async () => {
    for (const [signedUrl, url] of [
      ['https://radio.example.com/hook', 'https://radio.example.com:443/hook'],
      ['https://radio.example.com:443/hook', 'https://radio.example.com/hook'],
      ['https://radio.example.com/hook', 'https://radio.example.com:8443/hook'],
      ['http://radio.example.com:80/hook?a=1', 'http://radio.example.com/hook?a=1'],
      ['http://[::1]/hook', 'http://[::1]:5000/hook'],
    ] as const) {
      const form = { Body: 'Hello' };
      const signature = getExpectedTwilioSignature('token', signedUrl, form);
      expect(validateRequest('token', signature, url, form)).toBe(true);
      const signed = { signature, authToken: 'token', url, hmacSha1: nodeHmacSha1 };
      expect(await textSignatureIsValid({ ...signed, form: fieldsOf(form) })).toBe(true);
    }
  });

  test.each([
    "https://radio.example.com/hook?store=O'Hare",
    'https://radio.example.com/hook?',
    'https://radio.example.com/hook?a=1&a=2&b=%27',
    'https://radio.example.com/hook?a=b c',
  ])('accepts what it accepts of %s, escaped or not', async (url) => {
    const form = { Body: 'Hello' };
    const variants = [url, new URL(url).href, url.replaceAll("'", '%27'), `${url}x`];
    for (const signedUrl of variants) {
      const signature = getExpectedTwilioSignature('token', signedUrl, form);
      for (const arrived of variants) {
        const signed = { signature, authToken: 'token', url: arrived, hmacSha1: nodeHmacSha1 };
        expect(await textSignatureIsValid({ ...signed, form: fieldsOf(form) })).toBe(
          validateRequest('token', signature, arrived, form),
        );
      }
    }
  });

  test('refuses what it refuses: one field changed, added or left out', async () => {
    await fc.assert(
      fc.asyncProperty(urls, forms, names, values, async (url, form, name, value) => {
        const other = { ...form, [name]: value };
        const signature = getExpectedTwilioSignature('token', url, form);
        const accepted = validateRequest('token', signature, url, other);
        const signed = { signature, authToken: 'token', url, hmacSha1: nodeHmacSha1 };
        expect(await textSignatureIsValid({ ...signed, form: fieldsOf(other) })).toBe(accepted);
      }),
      { numRuns: 150 },
    );
  });
});

const hook = 'https://radio.example.com/webhooks/incoming/twilio/edge-0042';
const named = (count: number) => Array.from({ length: count }, (_, n) => `n${n.toString(36)}`);
const forged = `${'A'.repeat(27)}=`;
const computed = async (signature: string, url: string, form: FormField[]) => {
  let count = 0;
  const hmacSha1 = () => (count++, '');
  await textSignatureIsValid({ signature, authToken: 'token', url, form, hmacSha1 });
  return count;
};

test('refuses a forged hook before a signature is computed, where none could fit', async () => {
  const fields = (count: number) => named(count).map((name): FormField => [name, '']);
  expect(await computed(forged, `${hook}?a=1`, fields(1_000))).toBe(2);
  expect(await computed(forged, `${hook}?a=1`, fields(1_001))).toBe(0);
  expect(await computed(forged, `${hook}?${named(3_951).join('&')}`, [])).toBe(0);
  for (const signature of ['', 'x', `${forged}=`, `-${forged.slice(1)}`, 'A'.repeat(16_000)]) {
    expect(await computed(signature, hook, [])).toBe(0);
  }
});

describe('the public address', () => {
  const request = 'http://127.0.0.1:5000/webhooks/incoming/twilio/edge-0042?a=1';

  test('is that of the request if the operator sets none', () => {
    expect(publicAddress(request, undefined)).toBe(request);
  });

  test('keeps what a request rewrites', () => {
    const hook = '/webhooks/incoming/twilio/edge-0042';
    for (const target of [`${hook}?`, `${hook}?store=O'Hare`]) {
      const { url } = new Request(`https://radio.example.com${target}`);
      const address = `https://radio.example.com${target}`;
      expect(publicAddress(url, undefined, target)).toBe(address);
    }
    expect(publicAddress(`https://radio.example.com${hook}?`, undefined)).toMatch(/\?$/);
  });

  test('replaces everything before the path where the operator names it', () => {
    const address = 'https://radio.example.com/store/webhooks/incoming/twilio/edge-0042?a=1';
    expect(publicAddress(request, 'https://radio.example.com/store')).toBe(address);
    expect(publicAddress(request, 'https://radio.example.com/store/')).toBe(address);
  });
});
