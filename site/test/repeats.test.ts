import { describe, expect, test } from 'vitest';
import { repeatHeader, statusAdvice } from '../content/status-advice.ts';
import { startDemoServers } from './demo-servers.ts';
import { isRecord } from './fences.ts';
import { sendableRequests } from './sendable-requests.ts';

const all = await sendableRequests();
const operations = [...new Set(all.map(({ operationId }) => operationId))];
/** The first example of each operation that succeeds. */
const firsts = operations.map((id) =>
  all.find(({ operationId, status }) => operationId === id && status < 300)!,
);

describe('what a document says of a call that is sent again', () => {
  const safe = firsts.filter(({ operation }) => operation['x-repeat'] === 'safe');

  test.each(safe)('is so without a key: $operationId', async ({ request, status }) => {
    const servers = await startDemoServers();
    const first = await servers.send(request);
    const again = await servers.send(request);
    await servers.close();
    expect([again.status, isSame(again.body, first.body)]).toEqual([status, true]);
  });

  const changing = firsts.filter(({ method }) => method !== 'GET');

  test.each(changing)('can carry a key: $operationId', ({ operation }) => {
    const names = (operation.parameters ?? []).map((one) => ('name' in one ? one.name : ''));
    expect(names).toContain(repeatHeader);
  });

  // Those that need the key are sent with it by client/test/promised-repeats.test.ts.
  test.each(changing.filter(({ operation }) => operation['x-repeat'] === 'safe'))(
    'is the first answer with a key: $operationId',
    async ({ request }) => {
      const servers = await startDemoServers();
      const keyed = { ...request, headers: [...request.headers, header] };
      const first = await servers.send(keyed);
      expect(await servers.send(keyed)).toEqual(first);
      await servers.close();
    },
  );
});

const header: [string, string] = [repeatHeader, 'b1f0c1d2'];

test('every status that a server answers with has its advice', () => {
  const documented = all.flatMap(({ printed }) => Object.keys(printed));
  expect(Object.keys(statusAdvice)).toEqual([...new Set(documented)].sort());
});

/** Whether two answers are alike but for the time of the last change. */
function isSame(one: unknown, other: unknown): boolean {
  const still = (body: unknown) =>
    JSON.stringify(isRecord(body) ? { ...body, updated_at: 0 } : body);
  return still(one) === still(other);
}
