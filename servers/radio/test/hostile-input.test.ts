import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostile } from '@frontline/contract/test-values';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer, eachEngine, edgeKey, signedForm, textMessage } from './demo-server.ts';

const generic = 'POST /webhooks/incoming/generic';
const secrets = [edgeKey, 'demo-edge-key-0043', 'test_auth_token', 'a-key-that-is-wrong'];

const mostly = <T>(right: T) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<unknown>(right) },
    { weight: 1, arbitrary: hostile },
  );

const message = fc.record(
  {
    edgeId: fc.oneof(mostly('edge-0042'), fc.constant('edge-9999')),
    text: fc.oneof(mostly('Spill in aisle 4'), fc.string({ unit: 'grapheme', minLength: 1 })),
    actor: mostly('Store app'),
    process: fc.oneof(fc.boolean(), hostile),
    constructor: hostile,
  },
  { requiredKeys: ['edgeId', 'text', 'actor'] },
);
const apiKey = fc.oneof(
  { weight: 8, arbitrary: fc.constant(edgeKey) },
  { weight: 1, arbitrary: fc.constantFrom('demo-edge-key-0043', 'a-key-that-is-wrong', '\u00ff') },
);

const formValue = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((text) => Buffer.from(text).toString());
const form: fc.Arbitrary<[Record<string, string>, Record<string, string>]> = fc.tuple(
  fc.record(
    {
      AccountSid: fc.oneof(fc.constant(textMessage.AccountSid), formValue),
      Body: fc.oneof(fc.constant(textMessage.Body), formValue),
      From: fc.constant(textMessage.From),
      To: fc.oneof(fc.constant(textMessage.To), formValue),
      MessageSid: fc.constantFrom('SM1', 'SM2', ''),
    },
    { requiredKeys: ['AccountSid', 'From'] },
  ),
  fc.dictionary(formValue, formValue, { maxKeys: 4, noNullPrototype: true }),
);

/** One request for each documented answer, sent before the random ones. */
const spill = { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: 'Store app' };
const plainMessages: [object, string][] = [
  [spill, edgeKey],
  [spill, 'a-key-that-is-wrong'],
  [{ ...spill, edgeId: 'edge-9999' }, edgeKey],
  [{ ...spill, text: null }, edgeKey],
];
const plainForms: [[Record<string, string>, Record<string, string>], string, boolean][] = [
  [[textMessage, {}], 'edge-0042', true],
  [[textMessage, {}], 'edge-0042', false],
  [[textMessage, {}], 'edge-9999', true],
  [[{ ...textMessage, Body: '' }, {}], 'edge-0042', true],
];

/** Bodies that are not what they claim to be. */
const brokenTexts = [
  ...['', '{', 'null', '[]', '"text"', '{}{}', '%', '%ff', '=', '&&', 'a=%E0%A4%A', '\ufeff{}'],
  `{"text":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  '{"edgeId":"\\u0000\\ud800","text":"a","actor":"b"}',
  '{"__proto__":{"edgeId":"edge-0042","text":"a","actor":"b"}}',
  'Body=%00&AccountSid=AC00000000000000000000000000000000',
  `Body=${'x'.repeat(70_000)}`,
];

test('refuses bodies that are not what they claim to be', async () => {
  const { send, errors, speaker } = await demoServer(await openSqlite({ file: ':memory:' }));
  for (const body of [...brokenTexts, new Uint8Array([0xff, 0xfe, 0x00, 0xc3])]) {
    const asJson = await send(generic, { headers: { 'api-key': edgeKey }, body });
    expect([400, 413, 422]).toContain(asJson.status);
    const { headers } = signedForm(textMessage);
    const asForm = await send('POST /webhooks/incoming/twilio/edge-0042', { headers, body });
    expect([400, 403, 413]).toContain(asForm.status);
  }
  expect(errors).toEqual([]);
  expect(speaker.announcements).toEqual([]);
});

await eachEngine((engine) => {
  test('survives everything that can be sent to sendGenericMessage', async () => {
    const { send, errors } = await demoServer(await engine.open());
    const reached = new Set<number>();
    await fc.assert(
      fc.asyncProperty<[object, string]>(message, apiKey, async (body, key) => {
        const answer = await send(generic, { headers: { 'api-key': key }, body });
        for (const secret of secrets) expect(JSON.stringify(answer.body)).not.toContain(secret);
        expect(answer.status).not.toBe(500);
        reached.add(answer.status);
      }),
      { numRuns: engine.name === 'SQLite' ? 60 : 20, examples: plainMessages },
    );
    expect(errors).toEqual([]);
    expect([...reached].sort()).toEqual([200, 403, 404, 422]);
  });

  test('survives everything that can be sent to receiveTextMessage', async () => {
    const { send, errors } = await demoServer(await engine.open());
    const reached = new Set<number>();
    const edgeIds = fc.oneof(
      { weight: 4, arbitrary: fc.constant('edge-0042') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('edge-9999', '%', '%00', '%E0%A4%A', '..%2f', '%20'),
      },
    );
    await fc.assert(
      fc.asyncProperty(form, edgeIds, fc.boolean(), async ([known, others], edgeId, honest) => {
        const fields = { ...others, ...known };
        const token = honest ? 'test_auth_token' : 'wrong';
        const line = `POST /webhooks/incoming/twilio/${edgeId}`;
        const answer = await send(line, signedForm(fields, { edgeId, token }));
        for (const secret of secrets) expect(JSON.stringify(answer.body)).not.toContain(secret);
        expect(answer.status).not.toBe(500);
        reached.add(answer.status);
      }),
      { numRuns: engine.name === 'SQLite' ? 60 : 20, examples: plainForms },
    );
    expect(errors).toEqual([]);
    expect([...reached].sort()).toEqual([200, 403, 404, 422]);
  });
});
