import { surviveHostileInput } from '@frontline/contract/test-hostile';
import { api } from '@frontline/specs/lockers';
import { demoServer, eachEngine, type Sent } from './demo-server.ts';
import { statusFixtures } from './status-fixtures.ts';

const wrongSecret = 'a-secret-that-is-wrong';
const token = 'demo-secret-token';
const keys = ['demo-locker-key-1', 'demo-locker-key-2'];
const withKey = (operationId: string) => operationId === 'reportCabinetStatus';

await eachEngine((engine) =>
  surviveHostileInput<Sent>(
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
