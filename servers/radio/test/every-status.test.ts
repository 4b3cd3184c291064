import { expect, test } from 'vitest';
import { api } from '@frontline/specs/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import {
  demoServer,
  edgeKey,
  operationOf,
  signedForm,
  textMessage,
  type Sent,
} from './demo-server.ts';

const generic = 'POST /webhooks/incoming/generic';
const text = 'POST /webhooks/incoming/twilio/edge-0042';
const headers = { 'api-key': edgeKey };
const spill = { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: 'Store app' };
const { Body: _, ...withoutBody } = textMessage;

/** For each documented answer the request that earns it on a freshly seeded store. */
const requests: [status: number, line: string, sent: Sent][] = [
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

const reached = new Set<string>();

for (const [status, line, sent] of requests) {
  const [method = '', path = ''] = line.split(' ');
  const operation = operationOf(method, path);

  test(`answers ${status} to ${operation}`, async () => {
    const db = await openSqlite({ file: ':memory:' });
    const { send } = await demoServer(db);
    if (status === 500) await db.close();
    expect((await send(line, sent)).status).toBe(status);
    if (status !== 500) await db.close();
    reached.add(`${operation} ${status}`);
  });
}

test('reaches every status of every operation that the document names', () => {
  const documented = Object.values(api.document.paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, responses }) => ({ operationId, statuses: Object.keys(responses) }));
  const missed: string[] = [];
  const rows = documented.map(({ operationId, statuses }) => {
    const cells = statuses.map((status) => {
      if (reached.has(`${operationId} ${status}`)) return status;
      missed.push(`${operationId} ${status}`);
      return `${status} MISSED`;
    });
    return `  ${operationId.padEnd(24)} ${cells.join('  ')}`;
  });
  console.log(['Radio, answers reached:', ...rows].join('\n'));
  expect(documented).not.toHaveLength(0);
  expect(missed).toEqual([]);
});
