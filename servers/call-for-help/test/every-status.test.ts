import { reachEveryStatus } from '@frontline/contract/test-statuses';
import { api } from '@frontline/specs/call-for-help';
import { openSqlite } from '@frontline/storage/sqlite';
import { expect, test } from 'vitest';
import { addressOf, printedRequests } from '@frontline/specs/printed-requests';
import { demoServer, buttonKey } from './demo-server.ts';
import { statusFixtures } from './status-fixtures.ts';

reachEveryStatus('Call for Help', api.document, statusFixtures, async (status, line, sent) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  if (status === 429) await send(line, sent);
  if (status === 500) await db.close();
  const answer = await send(line, sent);
  if (status !== 500) await db.close();
  return answer.status;
});

const printed = printedRequests(api.document);

/** Times, and ids that are drawn anew, differ from one run to the next. */
function comparable(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer)
      .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"<time>"')
      .replace(/^"[\w-]{22}"$/, '"<message_id>"'),
  );
}

test.each(printed)('answers $operationId, example $name, as printed', async (example) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  const { method, body, status, answer } = example;
  const sent = await send(`${method} ${addressOf(example)}`, { body, key: buttonKey });
  expect(sent.status).toBe(status);
  expect(comparable(sent.body)).toEqual(comparable(answer));
  await db.close();
});

test('finds the examples', () => {
  expect(printed.length).toBeGreaterThan(20);
});
