import { testEveryStatus, type StatusFixture } from '@frontline/contract/test-statuses';
import { api } from '@frontline/specs/lockers';
import { openSqlite } from '@frontline/storage/sqlite';
import { testHostileInput } from '@frontline/contract/test-hostile';
import { demoServer, orderFor, type Sent, eachEngine } from './demo-server.ts';

const status = 'POST /api/lockers/cabinet/status';
const list = 'GET /api/lockers/locations/101';
const create = 'POST /api/lockers/orders';
const command = 'PUT /api/lockers/cabinets/11';
const completeByStaff = 'PUT /api/lockers/orders/cabinets/12';
const customer = 'POST /api/lockers/cabinets/customers/482913';
const completeByCustomer = 'PUT /api/lockers/orders/customer/482913';

const report = { cabinets: [{ key: 1, front_status: 'open' }] };
const key = 'demo-locker-key-1';
const open = { command: 'open' };
const here = { command: 'here' };

/** For each documented status, the request that gets it from a freshly seeded database. */
const statusFixtures: StatusFixture<Sent>[] = [
  [200, status, { key, body: report }],
  [401, status, { key: 'not-the-key', body: report }],
  [422, status, { key, body: {} }],
  [500, status, { key, body: report }],
  [200, list],
  [403, list, { token: null }],
  [422, 'GET /api/lockers/locations/riverside'],
  [500, list],
  [201, create, { body: orderFor(11) }],
  [400, create, { body: orderFor(12) }],
  [403, create, { token: null, body: orderFor(11) }],
  [422, create, { body: {} }],
  [500, create, { body: orderFor(11) }],
  [200, command, { body: open }],
  [400, command, { body: { command: 'polish' } }],
  [403, command, { token: null, body: open }],
  [422, command, { body: { command: 'close', delay: 'soon' } }],
  [500, command, { body: open }],
  [200, completeByStaff],
  [400, 'PUT /api/lockers/orders/cabinets/11'],
  [403, completeByStaff, { token: null }],
  [422, completeByStaff, { body: { delay: 9_000 } }],
  [500, completeByStaff],
  [200, customer, { body: here }],
  [400, 'POST /api/lockers/cabinets/customers/000000', { body: here }],
  [403, customer, { token: null, body: here }],
  [422, `POST /api/lockers/cabinets/customers/${'0'.repeat(65)}`, { body: here }],
  [429, 'POST /api/lockers/cabinets/customers/000000', { body: here }],
  [500, customer, { body: here }],
  [200, completeByCustomer],
  [400, 'PUT /api/lockers/orders/customer/000000'],
  [403, completeByCustomer, { token: null }],
  [422, completeByCustomer, { body: { delay: -1 } }],
  [429, 'PUT /api/lockers/orders/customer/000000'],
  [500, completeByCustomer],
];

testEveryStatus('Lockers', api.document, statusFixtures, async (status, line, sent) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  if (status === 429) for (let wrong = 0; wrong < 10; wrong++) await send(line, sent);
  if (status === 500) await db.close();
  const answer = await send(line, sent);
  if (status !== 500) await db.close();
  return answer.status;
});

const wrongSecret = 'a-secret-that-is-wrong';
const token = 'demo-secret-token';
const keys = ['demo-locker-key-1', 'demo-locker-key-2'];
const withKey = (operationId: string) => operationId === 'reportCabinetStatus';

await eachEngine((engine) =>
  testHostileInput<Sent>(
    {
      document: api.document,
      fixtures: statusFixtures,
      known: {
        location_id: [101, 102],
        locker_id: [1, 2],
        cabinet_id: [11, 12, 13, 14, 21, 22, 23, 24, 25, 26],
        order_id: ['ORD-1001', 'ORD-1002', 'ORD-1003'],
        open_code: ['482913', '731046', '000000'],
        key: [1, 2, 3, 4],
      },
      callers(operationId) {
        const right = withKey(operationId) ? keys[0]! : token;
        return [right, '', wrongSecret, `${right} ${wrongSecret}`, 'x'.repeat(5_000)].map(
          (secret) => (withKey(operationId) ? { key: secret } : { token: secret }),
        );
      },
      secrets: (operationId) => [
        ...[token, wrongSecret],
        ...(operationId === 'listLockers' ? [] : keys),
      ],
      seconds: () => [0, 1, 61],
      broken: [
        '{"command":"polish","command":"open"}',
        '{"__proto__":{"command":"open"}}',
        `{"command":"close","delay":${'9'.repeat(400)}}`,
        '{"command":"close","delay":1e999}',
        `{"cabinets":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
        `{"cabinets":[${'{"key":'.repeat(5_000)}1${'}'.repeat(5_000)}]}`,
        `{"cabinets":[${'{"key":1,"front_status":"open"},'.repeat(1_500)}{"key":1,"front_status":"open"}]}`,
        '{"order_id":"\\u0000\\ud800"}',
      ],
    },
    async () => demoServer(await engine.open()),
    engine.name === 'SQLite' ? 60 : 20,
  ),
);
