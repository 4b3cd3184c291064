import { existsSync } from 'node:fs';
import { apiNames } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { demoIds } from '../../check/ids.ts';
import { verdictOf, type Result } from '../../check/result.ts';
import { tableOf } from '../../check/table.ts';
import { checkDemo, saysOf, type Fetch } from './check-demo.ts';

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
