import { surviveHostileInput } from '@frontline/contract/test-hostile';
import { api } from '@frontline/specs/call-for-help';
import { brand } from '../../../brand/brand.ts';
import { buttonKey, demoServer, eachEngine, type Sent } from './demo-server.ts';
import { statusFixtures } from './status-fixtures.ts';

const wrongSecret = 'a-secret-that-is-wrong';
const scheme = brand.credentialScheme;
const right = { key: buttonKey };
const wrongWords = [
  ...[
    '',
    scheme,
    `${scheme.toLowerCase()} ${wrongSecret}`,
    `Bearer ${buttonKey}`,
    'x'.repeat(9_000),
  ],
  ...[`${scheme} ${buttonKey} ${wrongSecret}`, `${scheme} \u00ff\u00fe`],
];
const wrongTypes = ['', 'text/plain', 'application/JSON; charset=utf-8', ';', 'a/b/c'];
const callers: Sent[] = [
  right,
  {},
  ...wrongWords.map((authorization) => ({ headers: { authorization } })),
  ...wrongTypes.map((type) => ({ ...right, headers: { 'content-type': type } })),
];

await eachEngine((engine) =>
  surviveHostileInput<Sent>(
    {
      document: api.document,
      fixtures: statusFixtures,
      known: {
        message_id: ['created', 'claimed', 'on-the-way', 'completed', 'canceled'].map(
          (name) => `demo-request-${name}`,
        ),
      },
      callers: () => callers,
      secrets: () => [buttonKey, wrongSecret],
      // Only a button needs time to pass; requests left waiting would all time out.
      seconds: (operationId) => (operationId === 'pressCallButton' ? [0, 30, 61] : [0]),
      broken: [
        '{"message_id":"demo-request-created","message_id":"no-such-request"}',
        '{"__proto__":{"message_id":"demo-request-created"}}',
        '{"voltage":1e999,"device_key":"demo-button-aisle-4"}',
        `{"voltage":${'9'.repeat(400)},"device_key":"demo-button-aisle-4"}`,
        `{"device_key":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
        `{"device_key":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
        '{"message_id":"\\u0000\\ud800"}',
      ],
    },
    async () => demoServer(await engine.open()),
    engine.name === 'SQLite' ? 60 : 20,
  ),
);
