import { surviveHostileInput } from '@frontline/contract/test-hostile';
import type { Sent } from '@frontline/contract/test-server';
import { api } from '@frontline/specs/radio';
import { demoServer, eachEngine, edgeKey, signedForm, textMessage } from './demo-server.ts';
import { statusFixtures } from './status-fixtures.ts';

const wrongKeys = ['demo-edge-key-0043', 'a-key-that-is-wrong', '\u00ff'];
const callers: (Sent & { token?: string })[] = [
  { headers: { 'api-key': edgeKey }, token: 'test_auth_token' },
  ...wrongKeys.map((key) => ({ headers: { 'api-key': key }, token: 'wrong' })),
];

/** Fields that were drawn for a text message, as the text service would send and sign them. */
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
  surviveHostileInput<(typeof callers)[number]>(
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
