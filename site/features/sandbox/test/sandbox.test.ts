import { setTimeout as delay } from 'node:timers/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '@frontline/storage';
import { openInPage } from '@frontline/storage/in-page';
import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import { apiNames, apiOfUrl, baseUrlOf, type ApiName } from '../shared/apis.ts';
import { documents } from '../page/check-request.ts';
import { createSandbox } from '../page/sandbox.ts';
import { brand } from '../../../../brand/brand.ts';
import { callsComputer, localUrlOf, readLocalServers } from '../page/local-servers.ts';

let ids = 0;
const begin = new Date('2025-03-14T15:04:00.000Z');
const start = () =>
  createSandbox({ openDatabase: openInPage, realNow: () => begin, newId: () => `id-${++ids}` });

const json = (api: ApiName, method: string, path: string, body: unknown, headers = {}) =>
  new Request(baseUrlOf(api) + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const press = () =>
  json(
    'call-for-help',
    'POST',
    '/api/callbutton/press',
    { device_key: 'demo-button-aisle-4' },
    { authorization: `${brand.credentialScheme} demo-button-secret` },
  );

describe('the sandbox', () => {
  it('tells which stored records a call changed, field by field', async () => {
    const sandbox = await start();
    const claim = { channel_id: 'demo-channel-riverside', claimed_by_user_id: 'staff-ana' };
    const { response, changes } = await sandbox.call(
      'call-for-help',
      json('call-for-help', 'POST', '/api/callforhelp/claim', {
        ...claim,
        message_id: 'demo-request-created',
        claimed_by: 'Ana Ruiz',
      }),
    );
    expect(await response.json()).toEqual({ success: true });
    expect(changes).toEqual([
      {
        record: 'Request 1',
        kind: 'changed',
        fields: [
          { field: 'is_claimed', before: false, after: true },
          { field: 'claimed_at', before: null, after: '2025-03-14T15:04:00.000Z' },
          { field: 'claimed_by', before: null, after: 'Ana Ruiz' },
          { field: 'claimed_by_user_id', before: null, after: 'staff-ana' },
          { field: 'updated_at', before: expect.any(String), after: '2025-03-14T15:04:00.000Z' },
        ],
      },
    ]);
  });

  it('shows a new record without the digests it is found by', async () => {
    const sandbox = await start();
    const { changes } = await sandbox.call('call-for-help', press());
    expect(changes.map(({ record, kind }) => `${kind} ${record}`)).toEqual([
      'added Request 1001',
      'changed Call button 1',
    ]);
    expect(JSON.stringify(changes)).not.toContain('hash');
  });

  it('clears the wait after a press when the clock is put forward', async () => {
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

  it('times out what nobody claimed when the clock is put forward', async () => {
    const sandbox = await start();
    const changes = await sandbox.advance(600);
    expect(changes.map(({ record }) => record)).toEqual(['Request 1']);
    expect(changes[0]?.fields.map(({ field }) => field)).toContain('is_timeout');
  });

  it('remembers what an edge device was given to say', async () => {
    const sandbox = await start();
    const body = { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: 'Till 2', process: true };
    const path = '/webhooks/incoming/generic';
    await sandbox.call(
      'radio',
      json('radio', 'POST', path, body, { 'api-key': 'demo-edge-key-0042' }),
    );
    expect(sandbox.announcements()).toEqual([
      { edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Till 2' },
    ]);
  });

  it('keeps two sandboxes apart', async () => {
    const [one, other] = [await start(), await start()];
    await one.call('call-for-help', press());
    expect((await other.call('call-for-help', press())).response.status).toBe(200);
  });
});

describe('addresses', () => {
  it('names the APIs and the ports of the documents', () => {
    expect(Object.keys(documents)).toEqual(apiNames);
    for (const name of apiNames) {
      expect(documents[name].document).toMatchObject({ servers: [{ url: baseUrlOf(name) }, {}] });
      expect(apiOfUrl(`${baseUrlOf(name)}/anything`)).toBe(name);
    }
  });

  it('says which way out there is when a server stops answering, and does not wait again', async () => {
    const databases: Database[] = [];
    const openDatabase = async () => {
      const database = await openInPage();
      databases.push(database);
      return database;
    };
    const sandbox = await createSandbox({
      openDatabase,
      realNow: () => begin,
      newId: () => `id-${++ids}`,
      patience: 300,
    });
    // A transaction that does not end holds up everything after it.
    let end = () => {};
    const held = databases[0]!.sql.tx(() => new Promise<void>((resolve) => (end = resolve)));
    const sentence =
      'The server in this page has not answered within 0.3 seconds. Select Reset to start it afresh, with the demonstration data.';
    await expect(sandbox.call('call-for-help', press())).rejects.toThrow(sentence);
    const again = sandbox.advance(60).catch((cause: Error) => cause.message);
    expect(await Promise.race([again, delay(100, 'It waits.')])).toBe(sentence);
    end();
    await held;
  });
});

const asked: string[] = [];
let answer = '';
const host = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer ? 200 : 404).end(answer);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

const read = (told: string, hostname = '127.0.0.1') => {
  answer = told;
  return readLocalServers({ hostname, origin });
};

it('takes the addresses that the host of the page tells', async () => {
  expect(await read('{"lockers":"http://localhost:9004","more":1}')).toEqual({
    lockers: 'http://localhost:9004',
  });
  expect(asked).toEqual(['/local-servers.json']);
});

it('offers no server on this computer before a host has told of some', () => {
  expect(callsComputer()).toBe(false);
});

it('asks nothing where the page comes from another computer', async () => {
  asked.length = 0;
  expect(await read('{"lockers":"http://localhost:9004"}', 'docs.example.com')).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  ['', undefined],
  ['<!doctype html>', undefined],
  ['null', undefined],
  ['{}', {}],
  ['{"lockers":"no address","radio":5000}', {}],
])('keeps the addresses of the documents where the host answers %j', async (told, servers) => {
  expect(await read(told)).toEqual(servers);
  expect(localUrlOf('lockers')).toBe('http://localhost:8004');
});
