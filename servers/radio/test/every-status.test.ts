import { reachEveryStatus } from '@frontline/contract/test-statuses';
import { api } from '@frontline/specs/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import { expect, test } from 'vitest';
import { addressOf, printedRequests } from '@frontline/specs/printed-requests';
import { demoServer, edgeKey, signedForm } from './demo-server.ts';
import { statusFixtures } from './status-fixtures.ts';

reachEveryStatus('Radio', api.document, statusFixtures, async (status, line, sent) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  if (status === 500) await db.close();
  const answer = await send(line, sent);
  if (status !== 500) await db.close();
  return answer.status;
});

const printed = printedRequests(api.document);

test.each(printed)('answers $operationId, example $name, as printed', async (example) => {
  const db = await openSqlite({ file: ':memory:' });
  const { send } = await demoServer(db);
  const { method, parameters, status, answer } = example;
  const body = example.body as Record<string, string>;
  const edgeId = parameters['edgeId'];
  const sent =
    edgeId === undefined
      ? { body, headers: { 'api-key': edgeKey } }
      : signedForm(body, { edgeId: String(edgeId) });
  expect(await send(`${method} ${addressOf(example)}`, sent)).toMatchObject({
    status,
    body: answer,
  });
  await db.close();
});

test('finds the examples', () => {
  expect(printed.length).toBeGreaterThan(5);
});
