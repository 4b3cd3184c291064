import { testEveryStatus, type StatusFixture } from '@frontline/contract/test-statuses';
import { api } from '@frontline/specs/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import type { Sent } from '@frontline/contract/test-server';
import { testHostileInput } from '@frontline/contract/test-hostile';
import { demoServer, edgeKey, signedForm, textMessage, eachEngine } from './demo-server.ts';

const generic = 'POST /webhooks/incoming/generic';
const text = 'POST /webhooks/incoming/twilio/edge-0042';
const headers = { 'api-key': edgeKey };
const spill = { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: 'Store app' };
const { Body: _, ...withoutBody } = textMessage;

/** For each documented status, the request that gets it from a freshly seeded database. */
const statusFixtures: StatusFixture<Sent>[] = [
  [200, generic, { headers, body: spill }],
  [403, generic, { body: spill }],
  [404, generic, { headers, body: { ...spill, edgeId: 'edge-9999' } }],
  [422, generic, { headers, body: {} }],
  [500, generic, { headers, body: spill }],
  [200, text, signedForm(textMessage)],
  [403, text, signedForm(textMessage, { token: 'wrong' })],
  [404, 'POST /webhooks/incoming/twilio/edge-9999', signedForm(textMessage)],
  [422, text, signedForm(withoutBody)],
  [500, text, signedForm(textMessage)],
];

testEveryStatus('Radio', api.document, statusFixtures, async (status, line, sent) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  if (status === 500) await db.close();
  const answer = await send(line, sent);
  if (status !== 500) await db.close();
  return answer.status;
});

const wrongKeys = ['demo-edge-key-0043', 'a-key-that-is-wrong', '\u00ff'];
const callers: (Sent & { token?: string })[] = [
  { headers: { 'api-key': edgeKey }, token: 'test_auth_token' },
  ...wrongKeys.map((key) => ({ headers: { 'api-key': key }, token: 'wrong' })),
];

/** Random fields of a text message, sent and signed like the text-message service does. */
function signed(line: string, { token, ...sent }: (typeof callers)[number]): Sent {
  const [, edgeId] = /twilio\/(.*)$/.exec(line) ?? [];
  const { body } = sent;
  if (edgeId === undefined || typeof body !== 'object' || body instanceof Uint8Array) return sent;
  const fields = Object.entries(body ?? {}).map(([name, value]) => [
    name,
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString(),
  ]);
  const form = Object.fromEntries(fields) as Record<string, string>;
  return signedForm(form, { edgeId, ...(token !== undefined && { token }) });
}

await eachEngine((engine) =>
  testHostileInput<(typeof callers)[number]>(
    {
      document: api.document,
      fixtures: statusFixtures,
      known: {
        edgeId: ['edge-0042', 'edge-0042', 'edge-9999'],
        AccountSid: [textMessage.AccountSid],
        From: [textMessage.From],
        MessageSid: ['SM1', 'SM2', ''],
      },
      callers: () => callers,
      secrets: () => [edgeKey, 'demo-edge-key-0043', 'test_auth_token', 'a-key-that-is-wrong'],
      seconds: () => [0],
      broken: [
        ...['%', '%ff', '=', '&&', 'a=%E0%A4%A'],
        `{"text":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
        '{"edgeId":"\\u0000\\ud800","text":"a","actor":"b"}',
        '{"__proto__":{"edgeId":"edge-0042","text":"a","actor":"b"}}',
        'Body=%00&AccountSid=AC00000000000000000000000000000000',
        `Body=${'x'.repeat(70_000)}`,
      ],
    },
    async () => {
      const { send, ...server } = await demoServer(await engine.open());
      return { ...server, send: (line, sent) => send(line, signed(line, sent)) };
    },
    engine.name === 'SQLite' ? 60 : 20,
  ),
);
