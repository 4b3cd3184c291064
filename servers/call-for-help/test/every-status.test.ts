import { testEveryStatus, type StatusFixture } from '@frontline/contract/test-statuses';
import { api } from '@frontline/specs/call-for-help';
import { openSqlite } from '@frontline/storage/sqlite';
import { testHostileInput } from '@frontline/contract/test-hostile';
import { demoServer, buttonKey, staffStep, type Sent, eachEngine } from './demo-server.ts';
import { brand } from '../../../brand/brand.ts';

const tracking = 'GET /api/callforhelp/v1/tracking?message_id=';
const press = 'POST /api/callbutton/press';
const update = 'PUT /api/callbutton/demo-request-created';
const aisle4 = { device_key: 'demo-button-aisle-4' };
const end = { device_key: 'demo-button-curbside', update_type: 'close' };

/** For each documented status, the request that gets it from a freshly seeded database. */
const statusFixtures: StatusFixture<Sent>[] = [
  ...['claim', 'on_the_way', 'complete'].flatMap((step): [number, string, Sent][] => {
    const line = `POST /api/callforhelp/${step}`;
    const body = { ...staffStep('claimed'), customer_status: 'helped' };
    return [
      [200, line, { body }],
      [404, line, { body: { ...body, message_id: 'no-such-request' } }],
      [422, line, { body: {} }],
      [500, line, { body }],
    ];
  }),
  [200, 'POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-created' } }],
  [404, 'POST /api/callforhelp/cancel', { body: { message_id: 'no-such-request' } }],
  [422, 'POST /api/callforhelp/cancel', { body: {} }],
  [500, 'POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-created' } }],
  [200, `${tracking}demo-request-created`],
  [404, `${tracking}no-such-request`],
  [422, tracking],
  [500, `${tracking}demo-request-created`],
  [200, press, { key: buttonKey, body: aisle4 }],
  [400, press, { key: buttonKey, body: { device_key: 'demo-button-aisle-9' } }],
  [401, press, { body: aisle4 }],
  [403, press, { key: buttonKey, body: { device_key: 'demo-button-pharmacy' } }],
  [422, press, { key: buttonKey, body: {} }],
  [429, press, { key: buttonKey, body: aisle4 }],
  [500, press, { key: buttonKey, body: aisle4 }],
  [200, update, { key: buttonKey, body: end }],
  [400, update, { key: buttonKey, body: { ...end, device_key: 'demo-button-aisle-9' } }],
  [401, update, { body: end }],
  [403, update, { key: buttonKey, body: { ...end, device_key: 'demo-button-pharmacy' } }],
  [404, 'PUT /api/callbutton/no-such-request', { key: buttonKey, body: end }],
  [422, update, { key: buttonKey, body: {} }],
  [500, update, { key: buttonKey, body: end }],
];

testEveryStatus('Call for Help', api.document, statusFixtures, async (status, line, sent) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  if (status === 429) await send(line, sent);
  if (status === 500) await db.close();
  const answer = await send(line, sent);
  if (status !== 500) await db.close();
  return answer.status;
});

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
  testHostileInput<Sent>(
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
      // Only the button needs time to pass; unclaimed requests would all time out.
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
