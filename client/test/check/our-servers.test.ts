import { existsSync } from 'node:fs';
import { apiNames } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoIds } from '../../check/ids.ts';
import { verdictOf, type Result, type Row } from '../../check/result.ts';
import { tableOf } from '../../check/table.ts';
import { checkDemo, saysOf, type Fetch, altered, recordsWith, type Passing } from './check-demo.ts';
import { apis } from '../../check/apis.ts';
import { questionsByDefault } from '../../check/by-default/questions.ts';
import { casesByDefault } from '../../check/by-default/cases.ts';
import { openLine } from '../../check/line.ts';
import { createSession } from '../../check/session.ts';
import { demoPublicUrl, demoSecrets, demoServer } from '../../demonstration/servers.ts';

const reasonsOf = ({ rows }: Result) =>
  rows
    .filter((row) => verdictOf(row) === 'not provoked' && row.status !== 500)
    .map(({ operationId, status, reason }) => `${operationId} ${status}: ${reason}`);

/** What reached the server: method, address and answer. */
function listening() {
  const heard: { method: string; status: number; path: string }[] = [];
  const through =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const response = await fetch(request);
      const { pathname } = new URL(request.url);
      heard.push({ method: request.method, status: response.status, path: pathname });
      return response;
    };
  return { heard, through };
}

/** Those whose order somebody thought out: nothing of them is left untried. */
const thoughtOut = apiNames.filter((api) =>
  existsSync(new URL(`../../check/cases/${api}.ts`, import.meta.url)),
);

describe('a check of our servers', () => {
  it.each(thoughtOut)('tries all of the %s server, and tells why of each rest', async (api) => {
    const result = await checkDemo(api);
    expect(saysOf(result, () => true)).toEqual([]);
    expect(result).toMatchObject({ ended: undefined, left: [] });
    const codes = 'more than ten wrong codes would keep your customers waiting';
    const unreached = ['sendCustomerCommand', 'completeCustomerOrder'].map(
      (operation) => `${operation} 429: ${codes}`,
    );
    expect(reasonsOf(result)).toEqual(api === 'lockers' ? unreached : []);
    expect(result.rows.filter(({ sent }) => sent > 0).length).toBeGreaterThan(10);
    expect(result.unsentExamples).toEqual([]);
  });

  it.each(thoughtOut)('changes nothing at the %s server when it is not allowed to', async (api) => {
    const { heard, through } = listening();
    const result = await checkDemo(api, through, { mayChange: async () => false });
    expect(saysOf(result, () => true)).toEqual([]);
    expect(heard.length).toBeGreaterThan(8);
    expect(heard.filter(({ method, status }) => method !== 'GET' && status < 400)).toEqual([]);
    expect(reasonsOf(result)).toContainEqual(expect.stringContaining('nothing was to be changed'));
  });

  it('waits as long as Retry-After asks, and says so', async () => {
    const told: string[] = [];
    const ids = { ...demoIds('call-for-help'), device_keys: ['demo-button-aisle-4'] };
    const tell = (line: string) => void told.push(line);
    const result = await checkDemo('call-for-help', undefined, { ids, tell });
    expect(saysOf(result)).toEqual([]);
    expect(told.length).toBeGreaterThan(3);
    expect(told[0]).toMatch(/^Waiting \d+ s, as Retry-After of pressCallButton asks\.$/);
  });

  it('sends what needs a secret only where it is given', async () => {
    const result = await checkDemo('lockers', undefined, { secrets: {} });
    expect(saysOf(result, () => true)).toEqual([]);
    expect(reasonsOf(result)).toContain('createOrder 201: SECRET_TOKEN is not set');
    expect(reasonsOf(result)).toContain('reportCabinetStatus 200: LOCKER_KEY is not set');
  });

  it('ends after five answers that differ', async () => {
    const { heard, through } = listening();
    const failing = (fetch: Fetch) =>
      through(async (request) => {
        const response = await fetch(request);
        return new Response(response.body, { status: 418, headers: response.headers });
      });
    const result = await checkDemo('call-for-help', failing);
    expect(result.ended).toBe('It stopped after 5 answers that differ.');
    expect(saysOf(result)).toHaveLength(5);
    expect(heard).toHaveLength(10);
  });

  it('takes back what it made when it is ended in the middle', async () => {
    const { heard, through } = listening();
    const isLoaded = () =>
      heard.some(({ path, status }) => path === '/api/lockers/orders' && status === 201);
    const result = await checkDemo('lockers', through, { isEnded: isLoaded });
    expect(result).toMatchObject({ ended: 'It was ended by hand.', left: [] });
    expect(heard.at(-1)).toEqual({
      method: 'PUT',
      path: '/api/lockers/orders/cabinets/11',
      status: 200,
    });
  });

  it('names what it could not take back', async () => {
    let isGone = false;
    const result = await checkDemo('lockers', (fetch) => async (request) => {
      if (isGone) throw new TypeError('fetch failed');
      const response = await fetch(request);
      isGone = response.status === 201;
      return response;
    });
    expect(result.ended).toBe(
      'POST /api/lockers/orders was not answered by http://localhost:1: fetch failed.',
    );
    expect(result.left).toEqual(['an order in the cabinet']);
    expect(tableOf(result, '')).toContain('LEFT ON THE SERVER: an order in the cabinet.');
  });

  it('follows no redirect with a credential', async () => {
    const redirects: string[] = [];
    await checkDemo('radio', (fetch) => (request) => {
      redirects.push(request.redirect);
      return fetch(request);
    });
    expect(new Set(redirects)).toEqual(new Set(['manual']));
  });
});

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

const lockers = recordsWith('rear_loading_available');
const orders = recordsWith('app_owner_id');
const requests = recordsWith('teams_channel_id');

/** A value whose objects name their fields in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toReversed();
  return Object.fromEntries(fields.map(([name, inner]) => [name, turned(inner)]));
}

/** Media types in capitals, larger ids, records that are touched by each call, fields in another order. */
function inItsOwnWay(answer: Passing): void {
  const type = answer.headers
    .get('content-type')!
    .replace('application/json', 'Application/JSON; Charset=UTF-8')
    .replace('text/plain', 'Text/Plain');
  answer.headers.set('content-type', type);
  const made = [...orders(answer.body), ...requests(answer.body)];
  for (const one of made) one['id'] = Number(one['id']) + 9_000_000;
  const touched = new Date(Date.now() + 3_600_000 * 24 + answer.calls * 1_000).toISOString();
  for (const one of [...made, ...lockers(answer.body)]) one['updated_at'] = touched;
  answer.body = turned(answer.body);
}

describe('a check of a server that answers in its own way', () => {
  it.each(apiNames)('finds nothing at the %s server', async (api) => {
    const result = await checkDemo(api, altered(inItsOwnWay));
    expect(saysOf(result, () => true)).toEqual([]);
    expect(result.ended).toBeUndefined();
  });

  it('finds nothing at a locker of version 2 with doors at the back', async () => {
    const ids = {
      ...demoIds('lockers'),
      locker_id: 2,
      cabinet_id: 21,
      unheated_cabinet_id: undefined,
    };
    const result = await checkDemo('lockers', undefined, { ids });
    expect(saysOf(result, () => true)).toEqual([]);
    expect(result).toMatchObject({ ended: undefined, left: [] });
  });
});
