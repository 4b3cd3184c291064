import { existsSync } from 'node:fs';
import { apiNames } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoIds } from '../../check/ids.ts';
import { verdictOf, type Result, type Row } from '../../check/result.ts';
import { tableOf } from '../../check/table.ts';
import { checkDemo, messagesOf, altered, recordsWith } from './check-demo.ts';
import type { Fetch, AlterableAnswer } from './check-demo.ts';
import { apis } from '../../check/apis.ts';
import { questionsByDefault, casesByDefault } from '../../check/by-default.ts';
import { createTransport } from '../../check/transport.ts';
import { createSession } from '../../check/session.ts';
import { demoPublicUrl, demoSecrets, demoServer } from '../../demonstration/servers.ts';

const reasonsOf = ({ rows }: Result) =>
  rows
    .filter((row) => verdictOf(row) === 'not provoked' && row.status !== 500)
    .map(({ operationId, status, reason }) => `${operationId} ${status}: ${reason}`);

/** Records the requests that reach the server. */
function recordRequests() {
  const received: { method: string; status: number; path: string }[] = [];
  const recording =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const response = await fetch(request);
      const { pathname } = new URL(request.url);
      received.push({ method: request.method, status: response.status, path: pathname });
      return response;
    };
  return { received, recording };
}

/** APIs with cases of their own, which cover everything. */
const withCases = apiNames.filter((api) =>
  existsSync(new URL(`../../check/cases/${api}.ts`, import.meta.url)),
);

describe('a check of our servers', () => {
  it.each(withCases)('tries all of the %s server, and says why it cannot', async (api) => {
    const result = await checkDemo(api);
    expect(messagesOf(result, () => true)).toEqual([]);
    expect(result).toMatchObject({ abortReason: undefined, leftovers: [], unsentExamples: [] });
    const codes = '429: more than ten wrong codes would keep your customers waiting';
    const unreached = [`sendCustomerCommand ${codes}`, `completeCustomerOrder ${codes}`];
    expect(reasonsOf(result)).toEqual(api === 'lockers' ? unreached : []);
    expect(result.rows.filter(({ sent }) => sent > 0).length).toBeGreaterThan(10);
  });

  it.each(withCases)('changes nothing on the %s server when it is not allowed to', async (api) => {
    const { received, recording } = recordRequests();
    const result = await checkDemo(api, recording, { mayChange: async () => false });
    expect(messagesOf(result, () => true)).toEqual([]);
    expect(received.length).toBeGreaterThan(8);
    expect(received.filter(({ method, status }) => method !== 'GET' && status < 400)).toEqual([]);
    expect(reasonsOf(result)).toContainEqual(expect.stringContaining('nothing was to be changed'));
  });

  it('waits as long as Retry-After asks, and says so', async () => {
    const logged: string[] = [];
    const ids = { ...demoIds('call-for-help'), device_keys: ['demo-button-aisle-4'] };
    const log = (line: string) => void logged.push(line);
    const result = await checkDemo('call-for-help', undefined, { ids, log });
    expect(messagesOf(result)).toEqual([]);
    expect(logged.length).toBeGreaterThan(3);
    expect(logged[0]).toMatch(/^Waiting \d+ s, as Retry-After of pressCallButton asks\.$/);
  });

  it('sends requests that need a secret only when it is set', async () => {
    const result = await checkDemo('lockers', undefined, { secrets: {} });
    expect(messagesOf(result, () => true)).toEqual([]);
    expect(reasonsOf(result)).toContain('createOrder 201: SECRET_TOKEN is not set');
    expect(reasonsOf(result)).toContain('reportCabinetStatus 200: LOCKER_KEY is not set');
  });

  it('stops after five answers that differ', async () => {
    const { received, recording } = recordRequests();
    const failing = (fetch: Fetch) =>
      recording(async (request) => {
        const response = await fetch(request);
        return new Response(response.body, { status: 418, headers: response.headers });
      });
    const result = await checkDemo('call-for-help', failing);
    expect(result.abortReason).toBe('It stopped after 5 answers that differ.');
    expect(messagesOf(result)).toHaveLength(5);
    expect(received).toHaveLength(10);
  });

  it('cleans up when it is aborted midway', async () => {
    const { received, recording } = recordRequests();
    const isLoaded = () =>
      received.some(({ path, status }) => path === '/api/lockers/orders' && status === 201);
    const result = await checkDemo('lockers', recording, { isAborted: isLoaded });
    expect(result).toMatchObject({ abortReason: 'It was ended by hand.', leftovers: [] });
    const path = '/api/lockers/orders/cabinets/11';
    expect(received.at(-1)).toEqual({ method: 'PUT', path, status: 200 });
  });

  it('names what it could not take back', async () => {
    let isGone = false;
    const result = await checkDemo('lockers', (fetch) => async (request) => {
      if (isGone) throw new TypeError('fetch failed');
      const response = await fetch(request);
      isGone = response.status === 201;
      return response;
    });
    expect(result).toMatchObject({
      abortReason: 'POST /api/lockers/orders was not answered by http://localhost:1: fetch failed.',
      leftovers: ['an order in the cabinet'],
    });
    expect(tableOf(result, '')).toContain('LEFT ON THE SERVER: an order in the cabinet.');
  });

  it('ends at an answer that is too long to compare, and at once if the first has no TLS', async () => {
    const long = await checkDemo('lockers', (fetch) => async (request) => {
      const answer = await fetch(request);
      const isList = request.method === 'GET' && answer.ok;
      return isList ? Response.json(['a'.repeat(10_000_000)]) : answer;
    });
    expect(long.abortReason).toMatch(
      /^GET \/api\/lockers\/\S+ was answered with more than 10000000 characters\.$/,
    );
    const code = 'ERR_SSL_WRONG_VERSION_NUMBER';
    const cause = Object.assign(new Error('0A:error:ssl3_record.c:350:\n'), { code });
    const refused = checkDemo('lockers', () => async () => {
      throw new TypeError('fetch failed', { cause });
    });
    await expect(refused).rejects.toThrow(` was not answered by http://localhost:1: ${code}.`);
  });

  it('does not wait if Retry-After is no number of seconds', async () => {
    let waited = 0;
    const busy = { status: 429, headers: { 'retry-after': '-5' } };
    const answer = async () => Response.json({ message: 'Wait' }, busy);
    const wait = async () => void (waited += 1);
    await checkDemo('lockers', () => answer, { wait });
    expect(waited).toBe(0);
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

/** Runs the default cases on one of our servers and records the requests. */
async function runDefaultCases(name: 'call-for-help' | 'lockers', secrets: Record<string, string>) {
  const server = await demoServer(name, () => openSqlite({ file: ':memory:' }));
  const received: string[] = [];
  const questions = Object.entries(questionsByDefault(name));
  const ids = Object.fromEntries(questions.map(([id, { demo }]) => [id, demo]));
  const transport = createTransport(apis[name], {
    base: 'http://in-process',
    secrets,
    schemeWord: undefined,
    timeLimit: 10_000,
    wait: server.wait,
    log: () => undefined,
    isAborted: () => false,
    fetch: async (request: Request) => {
      const answer = await server.fetch(request);
      received.push(`${request.method} ${answer.status}`);
      return answer;
    },
  });
  const session = createSession(apis[name], transport);
  const given = { ids, secrets, publicUrl: demoPublicUrl, runId: 'X' };
  await casesByDefault(name).runSafe(session, given);
  await server.close();
  return { rows: session.rows, received };
}

const outcomeOf = ({ matched, reason }: Row) => (matched > 0 ? 'matched' : reason);
const rowsOf = (all: Row[], operation: string) => {
  const rows = all.filter(({ operationId }) => operationId === operation);
  return Object.fromEntries(rows.map((row) => [row.status, outcomeOf(row)]));
};

it('provokes the answers of a call that only reads, and says why it sends no other', async () => {
  const { rows, received } = await runDefaultCases('lockers', demoSecrets);
  const matched = { 200: 'matched', 403: 'matched', 422: 'matched' };
  expect(rowsOf(rows, 'listLockers')).toMatchObject(matched);
  expect(rowsOf(rows, 'createOrder')[201]).toContain('it may change something');
  expect(rows.flatMap(({ differences }) => differences)).toEqual([]);
  expect(received.filter((one) => /^(POST|PUT) 2/.test(one))).toEqual([]);
});

it('provokes the shared answers also at a path without a credential', async () => {
  const { rows } = await runDefaultCases('call-for-help', demoSecrets);
  const shared = { 400: 'matched', 404: 'matched', 405: 'matched', 413: 'matched', 415: 'matched' };
  expect(rowsOf(rows, '')).toEqual(shared);
});

it('names the variable of a credential that is not set', async () => {
  const { rows } = await runDefaultCases('lockers', {});
  expect(rowsOf(rows, 'listLockers')[200]).toBe('SECRET_TOKEN is not set');
  const sent = rows.filter((row) => row.operationId === 'listLockers' && row.status === 200);
  expect(sent.map((row) => row.sent)).toEqual([0]);
});

const lockers = recordsWith('rear_loading_available');
const orders = recordsWith('app_owner_id');
const requests = recordsWith('teams_channel_id');

/** A value with the fields of its objects in reverse order. */
function withReversedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReversedFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toReversed();
  return Object.fromEntries(fields.map(([name, inner]) => [name, withReversedFields(inner)]));
}

/** Media types in capitals, larger ids, a new `updated_at` in each answer, fields in another order. */
function useOtherStyle(answer: AlterableAnswer): void {
  const type = answer.headers
    .get('content-type')!
    .replace('application/json', 'Application/JSON; Charset=UTF-8')
    .replace('text/plain', 'Text/Plain');
  answer.headers.set('content-type', type);
  const records = [...orders(answer.body), ...requests(answer.body)];
  for (const one of records) one['id'] = Number(one['id']) + 9_000_000;
  const updatedAt = new Date(Date.now() + 3_600_000 * 24 + answer.calls * 1_000).toISOString();
  for (const one of [...records, ...lockers(answer.body)]) one['updated_at'] = updatedAt;
  answer.body = withReversedFields(answer.body);
}

describe('a check of a server that answers in its own way', () => {
  it.each(apiNames)('finds nothing at the %s server', async (api) => {
    const result = await checkDemo(api, altered(useOtherStyle));
    expect(messagesOf(result, () => true)).toEqual([]);
    expect(result.abortReason).toBeUndefined();
  });

  it('finds nothing at a locker of version 2 with doors at the back', async () => {
    const other = { locker_id: 2, cabinet_id: 21, unheated_cabinet_id: undefined };
    const ids = { ...demoIds('lockers'), ...other };
    const result = await checkDemo('lockers', undefined, { ids });
    expect(messagesOf(result, () => true)).toEqual([]);
    expect(result).toMatchObject({ abortReason: undefined, leftovers: [] });
  });
});
