import { setTimeout as delay } from 'node:timers/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '@frontline/storage';
import { openInPage } from '@frontline/storage/in-page';
import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import { apiNames, apiOfUrl, baseUrlOf, type ApiName } from '../shared/apis.ts';
import { withoutProse } from '../../../../specs/generation/checks.ts';
import type { Schema } from '../../../../specs/document.ts';
import { documents } from '../page/check-request.ts';
import { createSandbox } from '../page/sandbox.ts';
import { brand } from '../../../../brand/brand.ts';
import { mayCallLocalhost, localUrlOf, fetchLocalServers } from '../page/local-servers.ts';

let ids = 0;
const begin = new Date('2025-03-14T15:04:00.000Z');
const given = { openDatabase: openInPage, realNow: () => begin, newId: () => `id-${++ids}` };
const start = () => createSandbox(given);

const json = (api: ApiName, method: string, path: string, body: unknown, headers = {}) =>
  new Request(baseUrlOf(api) + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const press = () => {
  const authorization = `${brand.credentialScheme} demo-button-secret`;
  const body = { device_key: 'demo-button-aisle-4' };
  return json('call-for-help', 'POST', '/api/callbutton/press', body, { authorization });
};

describe('the sandbox', () => {
  it('reports which stored records a call changed, by field', async () => {
    const sandbox = await start();
    const where = { channel_id: 'demo-channel-riverside', message_id: 'demo-request-created' };
    const body = { ...where, claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana' };
    const claim = json('call-for-help', 'POST', '/api/callforhelp/claim', body);
    const { response, changes } = await sandbox.call('call-for-help', claim);
    expect(await response.json()).toEqual({ success: true });
    const fields = [
      { field: 'is_claimed', before: false, after: true },
      { field: 'claimed_at', before: null, after: begin.toISOString() },
      { field: 'claimed_by', before: null, after: 'Ana Ruiz' },
      { field: 'claimed_by_user_id', before: null, after: 'staff-ana' },
      { field: 'updated_at', before: expect.any(String), after: begin.toISOString() },
    ];
    expect(changes).toEqual([{ record: 'Request 1', kind: 'changed', fields }]);
  });

  it('omits digests from a new record', async () => {
    const sandbox = await start();
    const { changes } = await sandbox.call('call-for-help', press());
    const lines = changes.map(({ record, kind }) => `${kind} ${record}`);
    expect(lines).toEqual(['added Request 1001', 'changed Call button 1']);
    expect(JSON.stringify(changes)).not.toContain('hash');
  });

  it('ends the wait after a press when the clock is advanced', async () => {
    const sandbox = await start();
    const statuses: number[] = [];
    const again = async () =>
      statuses.push((await sandbox.call('call-for-help', press())).response.status);
    await again();
    await again();
    await sandbox.advance(60);
    await again();
    expect(statuses).toEqual([200, 429, 200]);
    expect(sandbox.ahead()).toBe(60);
  });

  it('times out unclaimed requests when the clock is advanced', async () => {
    const sandbox = await start();
    const changes = await sandbox.advance(600);
    expect(changes.map(({ record }) => record)).toEqual(['Request 1']);
    expect(changes[0]?.fields.map(({ field }) => field)).toContain('is_timeout');
  });

  it('records announcements of an edge device', async () => {
    const sandbox = await start();
    const body = { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: 'Till 2', process: true };
    const path = '/webhooks/incoming/generic';
    const headers = { 'api-key': 'demo-edge-key-0042' };
    await sandbox.call('radio', json('radio', 'POST', path, body, headers));
    const announcement = { edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Till 2' };
    expect(sandbox.announcements()).toEqual([announcement]);
  });

  it('isolates two sandboxes', async () => {
    const [one, other] = [await start(), await start()];
    await one.call('call-for-help', press());
    expect((await other.call('call-for-help', press())).response.status).toBe(200);
  });
});

/** The bodies of the examples of a document, with which the kernel answers. */
function valuesIn(document: object): unknown[] {
  const values: unknown[] = [];
  JSON.stringify(document, (key, part: unknown) => {
    if (key === 'value') values.push(part);
    return part;
  });
  return values;
}

it.each(apiNames)('builds the document without prose, and with every example: %s', (name) => {
  const { document } = documents[name];
  const bare = withoutProse(document as Schema);
  expect(JSON.stringify(bare)).not.toContain('"description":"');
  expect(valuesIn(bare)).toEqual(valuesIn(document));
});

describe('addresses', () => {
  it('names the APIs and the ports of the documents', () => {
    expect(Object.keys(documents)).toEqual(apiNames);
    for (const name of apiNames) {
      expect(documents[name].document).toMatchObject({ servers: [{ url: baseUrlOf(name) }, {}] });
      expect(apiOfUrl(`${baseUrlOf(name)}/anything`)).toBe(name);
    }
  });

  it('reports a server that hangs and the fix, and does not wait again', async () => {
    const databases: Database[] = [];
    const openDatabase = async () => {
      const database = await openInPage();
      databases.push(database);
      return database;
    };
    const sandbox = await createSandbox({ ...given, openDatabase, timeout: 300 });
    // A transaction that does not end blocks everything after it.
    let end = () => {};
    const blocked = databases[0]!.sql.tx(() => new Promise<void>((resolve) => (end = resolve)));
    const sentence =
      'The server in this page did not respond within 0.3 seconds. Select Reset to restart it with the demonstration data.';
    await expect(sandbox.call('call-for-help', press())).rejects.toThrow(sentence);
    const again = sandbox.advance(60).catch((cause: Error) => cause.message);
    expect(await Promise.race([again, delay(100, 'It waits.')])).toBe(sentence);
    end();
    await blocked;
  });
});

const requests: string[] = [];
let answer = '';
const host = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.writeHead(answer ? 200 : 404).end(answer);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

const read = (text: string, hostname = '127.0.0.1') => {
  answer = text;
  return fetchLocalServers({ hostname, origin });
};

it('uses the URLs from the host of the page', async () => {
  const servers = await read('{"lockers":"http://localhost:9004","more":1}');
  expect(servers).toEqual({ lockers: 'http://localhost:9004' });
  expect(requests).toEqual(['/local-servers.json']);
});

it('forbids calls to localhost until a host announces servers', () => {
  expect(mayCallLocalhost()).toBe(false);
});

it('sends no request if the page is not from localhost', async () => {
  requests.length = 0;
  expect(await read('{"lockers":"http://localhost:9004"}', 'docs.example.com')).toBeUndefined();
  expect(requests).toEqual([]);
});

it.each([
  ['', undefined],
  ['<!doctype html>', undefined],
  ['null', undefined],
  ['{}', {}],
  ['{"lockers":"no address","radio":5000}', {}],
])('uses the URLs of the documents if the host answers %j', async (body, servers) => {
  expect(await read(body)).toEqual(servers);
  expect(localUrlOf('lockers')).toBe('http://localhost:8004');
});
