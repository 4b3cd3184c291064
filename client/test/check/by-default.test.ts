import { openSqlite } from '@frontline/storage/sqlite';
import { expect, it } from 'vitest';
import { apis } from '../../check/apis.ts';
import { questionsByDefault } from '../../check/by-default/questions.ts';
import { casesByDefault } from '../../check/by-default/cases.ts';
import { openLine } from '../../check/line.ts';
import type { Row } from '../../check/result.ts';
import { createSession } from '../../check/session.ts';
import { demoPublicUrl, demoSecrets, demoServer } from '../../demonstration/servers.ts';

/** What the cases that nobody wrote find at a server of ours, and what reached the server. */
async function tried(name: 'call-for-help' | 'lockers', secrets: Record<string, string>) {
  const server = await demoServer(name, () => openSqlite({ file: ':memory:' }));
  const heard: string[] = [];
  const questions = Object.entries(questionsByDefault(name));
  const ids = Object.fromEntries(questions.map(([id, { demo }]) => [id, demo]));
  const line = openLine(apis[name], {
    base: 'http://in-process',
    secrets,
    schemeWord: undefined,
    timeLimit: 10_000,
    wait: server.wait,
    tell: () => undefined,
    isEnded: () => false,
    fetch: async (request: Request) => {
      const answer = await server.fetch(request);
      heard.push(`${request.method} ${answer.status}`);
      return answer;
    },
  });
  const session = createSession(apis[name], line);
  await casesByDefault(name).look(session, { ids, secrets, publicUrl: demoPublicUrl, mark: 'X' });
  await server.close();
  return { rows: session.rows, heard };
}

const wordOf = ({ earned, reason }: Row) => (earned > 0 ? 'earned' : reason);
const rowsOf = (rows: Row[], operation: string) =>
  Object.fromEntries(
    rows
      .filter(({ operationId }) => operationId === operation)
      .map((row) => [row.status, wordOf(row)]),
  );

it('earns the answers of a call that only reads, and says why it sends no other', async () => {
  const { rows, heard } = await tried('lockers', demoSecrets);
  expect(rowsOf(rows, 'listLockers')).toMatchObject({
    200: 'earned',
    403: 'earned',
    422: 'earned',
  });
  expect(rowsOf(rows, 'createOrder')[201]).toContain('it may change something');
  expect(rows.flatMap(({ differences }) => differences)).toEqual([]);
  expect(heard.filter((one) => /^(POST|PUT) 2/.test(one))).toEqual([]);
});

it('tries what all operations share at a path that asks for no credential, too', async () => {
  const { rows } = await tried('call-for-help', demoSecrets);
  const shared = { 400: 'earned', 404: 'earned', 405: 'earned', 413: 'earned', 415: 'earned' };
  expect(rowsOf(rows, '')).toEqual(shared);
});

it('names the variable of a credential that is not set', async () => {
  const { rows, heard } = await tried('lockers', {});
  expect(rowsOf(rows, 'listLockers')[200]).toBe('SECRET_TOKEN is not set');
  expect(heard.filter((one) => one === 'GET 200')).toEqual([]);
});
