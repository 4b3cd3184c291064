import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '@frontline/storage/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { demoServer } from '../../demonstration/servers.ts';
import { driftCommand } from '../../drift/command.ts';

const docs = 'https://docs.example.com';
const server = 'https://lockers.example.com';
const secret = 'secret_token=demo-secret-token';
const folder = mkdtempSync(join(tmpdir(), 'drift-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** An exchange with the demonstration server, and what the recording changes in it. */
type Exchange = [
  method: string,
  path: string,
  body: object | undefined,
  recorded: { path?: string; body?: object; answer?: (text: string) => string },
];

async function record(exchanges: Exchange[]): Promise<string> {
  const lockers = await demoServer('lockers', () => openSqlite({ file: ':memory:' }));
  const entries = [];
  for (const [method, path, body, recorded] of exchanges) {
    const headers = { 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await lockers.fetch(new Request(`${server}${path}`, init));
    const text = await answer.text();
    const content = recorded.answer?.(text) ?? text;
    const sent = recorded.body ?? body;
    entries.push({
      startedDateTime: '2026-01-05T09:00:00.000Z',
      request: {
        method,
        url: `${server}${recorded.path ?? path}`,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        ...(sent && {
          postData: { mimeType: headers['content-type'], text: JSON.stringify(sent) },
        }),
      },
      response: {
        status: answer.status,
        headers: [{ name: 'content-type', value: 'application/json' }],
        content: { size: content.length, mimeType: 'application/json', text: content },
      },
    });
  }
  await lockers.close();
  return JSON.stringify({ log: { version: '1.2', creator: { name: 't', version: '1' }, entries } });
}

/** The JSON report of the real `redocly drift` on a recording. */
function drift(recording: string): string {
  const traffic = join(folder, 'session.har');
  writeFileSync(traffic, recording);
  const document = fileOf('specs/generated/lockers.openapi.yaml');
  const given = ['drift', traffic, '--api', document, '--server', server, '--format', 'json'];
  const result = spawnSync(process.execPath, [redocly, ...given], { encoding: 'utf8' });
  if (result.error) throw result.error;
  return result.stdout;
}

async function run(line: string, input?: string) {
  const printed: string[] = [];
  const code = await driftCommand(line.split(' ').filter(Boolean), docs, {
    print: (text) => void printed.push(text),
    input: async () => input,
  });
  return { code, out: printed.join('\n') };
}

function reportWith(about: object): string {
  const problem = { severity: 'info', message: 'Odd', target: 'response', occurrences: 1 };
  const counts = { totalExchanges: 1, documentedExchanges: 1 };
  return JSON.stringify({ run: counts, problems: [{ ...problem, ...about }] });
}

const list = `/api/lockers/locations/101?${secret}`;
const unplaced = { rearload: false, locker_id: 1, cabinet_id: 11, order_id: 'ORD-7001' };
const order = { ...unplaced, organization_id: 1, location_id: 101 };
const page = `${docs}/docs/apis/lockers`;
const known = JSON.parse(
  readFileSync(fileOf('site/features/reference/test/anchors.json'), 'utf8'),
) as Record<string, string[]>;

describe('drift', () => {
  it('adds the place in the docs to each problem of redocly drift', async () => {
    const recording = await record([
      ['GET', list, undefined, {}],
      ['GET', list, undefined, { answer: (text) => text.replaceAll('"occupied"', '"taken"') }],
      ['GET', list, undefined, { path: list.replace('101', 'nowhere') }],
      ['GET', list, undefined, { path: '/api/lockers/walls' }],
      ['POST', `/api/lockers/orders?${secret}`, order, { body: { ...unplaced, location_id: 101 } }],
    ]);
    const { code, out } = await run('--api lockers', drift(recording));
    expect(code).toBe(1);
    expect(out)
      .toBe(`error: listLockers 200: Response is missing required field "[].cabinets[].occupied".
  ${page}#list-lockers--200--cabinets
  10 times

error: listLockers 200: Invalid path parameter "location_id": Request field "root" must be integer.
  ${page}#list-lockers--path--location-id
  once

error: no operation 200: Undocumented endpoint: GET /api/lockers/walls
  ${page}
  once

error: createOrder 201: Request is missing required field "organization_id".
  ${page}#create-order--body--organization-id
  once

lockers: 4 kinds of problem in 4 documented of 5 recorded exchanges.`);
    const anchors = [...out.matchAll(/#(\S+)/g)].map(([, anchor]) => anchor!);
    expect(anchors.filter((anchor) => !known['lockers']!.includes(anchor))).toEqual([]);
  }, 60_000);

  it.each([
    [{ operationId: 'createOrder', status: 418, target: 'response' }, 'create-order'],
    [{ operationId: 'createOrder', status: 422, target: 'response' }, 'create-order--422'],
    [
      { operationId: 'createOrder', status: 201, target: 'response', dataPath: '/color' },
      'create-order--201',
    ],
    [{ operationId: 'createOrder', target: 'request', dataPath: '/color' }, 'create-order'],
    [{ operationId: 'listLockers', target: 'request', dataPath: '/id' }, 'list-lockers'],
    [
      { operationId: 'listLockers', target: 'request', dataPath: null, status: null },
      'list-lockers',
    ],
  ])('leads %j to the nearest place that the docs have', async (about, anchor) => {
    const { code, out } = await run('--api lockers', reportWith(about));
    expect(code).toBe(0);
    expect(out.split('\n')[1]).toBe(`  ${page}#${anchor}`);
  });

  it.each([
    ['--api phones', '{}', 2, '--api is "phones": give one of call-for-help, lockers'],
    ['--api lockers', 'No such file', 2, 'This is no report of redocly drift.'],
    ['--api lockers', reportWith({ dataPath: 7 }), 2, 'This is no report of redocly drift.'],
    ['--api lockers', reportWith({ message: 'a\u001b[2J' }), 0, 'info: no operation : a\uFFFD[2J'],
    ['--api lockers', '{"run":{},"problems":[]}', 2, 'Write one with --format json.'],
    ['--api lockers --hap', '{}', 2, "Unknown option '--hap'"],
    ['--api lockers', undefined, 2, 'drift session.har --api openapi.yaml'],
    ['--help', undefined, 0, 'Exit codes: 0 no error'],
  ])('answers %j with %j by code %i', async (line, input, code, sentence) => {
    expect(await run(line, input)).toEqual({ code, out: expect.stringContaining(sentence) });
  });
});
