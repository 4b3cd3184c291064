import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  checkScenario,
  withoutSecrets,
  asText,
  type Outcome,
  type Scenario,
} from '@frontline/scenarios';
import { readLink, writeLink } from '@frontline/scenarios/link';
import { describe, expect, it, beforeAll } from 'vitest';
import { asCurl } from '@frontline/scenarios/exports/curl';
import { asHttpFile } from '@frontline/scenarios/exports/http-file';
import { asPostman } from '@frontline/scenarios/exports/postman';
import { asReport } from '@frontline/scenarios/exports/report';
import { asVitest } from '@frontline/scenarios/exports/vitest-file';
import { openInPage } from '@frontline/storage/in-page';
import newman from 'newman';
import { type ApiName, baseUrlOf, apiOfUrl } from '../../sandbox/shared/apis.ts';
import { scenarios, type ScenarioName } from '../shared/index.ts';
import { publicData, hosts, servers } from '../shared/published-scenario.ts';
import { expectDocumented } from '../../../test/demo-servers.ts';
import { bytesOf, playInNode } from './play-in-node.ts';
import { documents } from '../../sandbox/page/check-request.ts';
import { createSandbox } from '../../sandbox/page/sandbox.ts';
import { clientCallOf } from '../page/files.ts';
import { statusText } from '../../reference/page/try-it/status-text.ts';

const names = Object.keys(scenarios) as ScenarioName[];
const firstTimes = new Map<ScenarioName, ReturnType<typeof playInNode>>();

/** The outcomes of a scenario, played once. */
function played(name: ScenarioName): ReturnType<typeof playInNode> {
  const outcomes = firstTimes.get(name) ?? playInNode(scenarios[name]);
  firstTimes.set(name, outcomes);
  return outcomes;
}

describe.each(names)('the scenario “%s”', (name) => {
  const scenario = scenarios[name];

  it('has the statuses of the page, matches the documents, and is deterministic', async () => {
    checkScenario(scenario, publicData.apis);
    const first = await played(name);
    const statuses = first.flatMap((one) => (one.kind === 'answered' ? [one.answer.status] : []));
    expect(statuses).toEqual(scenario.statuses);
    expect(first).toHaveLength(scenario.steps.length);
    for (const one of first) {
      if (one.kind !== 'answered') continue;
      const { request, answer } = one;
      const api = request.api as ApiName;
      const isJson = /^\s*[[{]/.test(answer.text);
      const body: unknown = isJson ? JSON.parse(answer.text) : answer.text;
      const sent = { ...request, api, url: baseUrlOf(api) + request.path };
      expectDocumented(sent, answer.status, body);
    }
    expect(bytesOf(await playInNode(scenario))).toBe(bytesOf(first));
  });

  it('fits into a link of at most 2,000 characters', async () => {
    const { name, steps } = scenario;
    const link = await writeLink({ name, steps }, publicData);
    console.log(`Link of ${steps.length} steps: ${link.length} characters`);
    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(await readLink(link, publicData)).toEqual({ name, steps });
    expect(withoutSecrets(scenario, publicData).replaced).toEqual([]);
  });
});

it('generates the same ids, codes and times as a browser (scenarios.e2e.ts)', async () => {
  const outcomes = await played('one-hour');
  const texts = outcomes.map((one) => (one.kind === 'answered' ? one.answer.text : ''));
  expect([texts[0], texts[2]]).toEqual([
    `zJr9rwwcwxKu9igyKWBMLB`,
    '{"order_id":"ORD-2001","cabinet_id":21,"open_code":"522707","locker_id":2,"organization_id":1,"location_id":101,"app_owner_id":1,"created_at":"2026-01-05T09:00:03.000Z","updated_at":"2026-01-05T09:00:03.000Z","id":3}',
  ]);
});

it('shows a claim that came too late, and a request that timed out', async () => {
  const outcomes = await played('two-requests');
  const texts = outcomes.map((one) => (one.kind === 'answered' ? one.answer.text : ''));
  expect(texts[3]).toContain('"success":false');
  expect(texts.at(-1)).toContain('"is_timeout":true');
});

/** Without the wait of half an hour. Its answers are named like a server and like a variable of the shell. */
const steps = JSON.parse(
  JSON.stringify(scenarios['one-hour'].steps.filter(({ kind }) => kind === 'request'))
    .replaceAll(/(\{\{|"as":")order/g, '$1lockers')
    .replaceAll(/(\{\{|"as":")request/g, '$1PATH'),
) as Scenario['steps'];
const scenario = { name: "Anybody's `hour` $HOME", steps };
const requests = scenario.steps.flatMap((step) => (step.kind === 'request' ? [step] : []));
let moved = '';
const clientFile = fileURLToPath(new URL('../../../../client/src/index.ts', import.meta.url));
let outcomes: readonly Outcome[] = [];
const answered = () => outcomes.flatMap((one) => (one.kind === 'answered' ? [one] : []));

beforeAll(async () => {
  outcomes = await playInNode(scenario);
});

/** A server that replays the responses of the scenario in order and records requests. */
async function listen() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { answer } = answered()[received.length]!;
      received.push([request.method, request.url, body].join(' '));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
    });
  });
  await new Promise<void>((isThere) => server.listen(0, '127.0.0.1', isThere));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    all: Object.fromEntries(Object.keys(servers).map((api) => [api, address])),
    close: () => server.close(),
  };
}

const expected = () =>
  answered().map(({ request }) => [request.method, request.path, request.body].join(' '));

describe('a scenario as a file', () => {
  it('sends the same by curl', async () => {
    const { received, all, close } = await listen();
    const { stdout } = await promisify(execFile)('bash', ['-c', asCurl(scenario, all)]);
    close();
    expect(received).toEqual(expected());
    expect(stdout).toContain('11. The request of aisle 4');
  });

  it('sends the same by Postman', async () => {
    const { received, all, close } = await listen();
    const collection = JSON.parse(asPostman(scenario, all)) as object;
    await new Promise<void>((done, fail) => {
      newman.run({ collection }, (error) => (error ? fail(error) : done()));
    });
    close();
    expect(received).toEqual(expected());
  });

  it('names responses in a .http file like the REST Client', () => {
    const file = asHttpFile(scenario, servers);
    expect(file).toContain('@lockers = http://localhost:8004');
    expect(file).toContain(
      '# @name lockersAnswer\nPOST {{lockers}}/api/lockers/orders?secret_token=',
    );
    expect(file).toContain('/customers/{{lockersAnswer.response.body.$.open_code}}?');
    expect(file).toContain('"message_id": "{{PATHAnswer.response.body.*}}"');
    expect(file.match(/^###/gm)).toHaveLength(requests.length);
  });

  it('is a test that passes with these servers and fails with another response', async () => {
    const written = asVitest(scenario, outcomes, clientFile, clientCallOf(documents));
    const folder = await mkdtemp(join(tmpdir(), 'scenario-'));
    const file = join(folder, 'scenario.ts');
    // The same code as a function, whose fetch calls the sandbox.
    const callable = written
      .replace("import { expect, test } from 'vitest';", '')
      .replace('const once = {', 'const once = { fetch,')
      .replace(/^test\(.*$/m, 'export default async (expect, fetch) => {')
      .replace(/\}\);\s*$/, '};')
      .replace(/^const once.*$/m, (line) => (moved = line) && '')
      .replace(/^export default.*$/m, (line) => `${line}\n${moved}`);
    await writeFile(file, callable);
    type Fetch = (request: Request) => Promise<Response>;
    type Run = (expected: typeof expect, fetch: Fetch) => Promise<void>;
    const { default: run } = (await import(/* @vite-ignore */ file)) as { default: Run };
    const sandbox = await createSandbox({
      openDatabase: () => openInPage(),
      realNow: () => new Date(),
      newId: () => crypto.randomUUID(),
    });
    const fetchInPage = async (request: Request) =>
      (await sandbox.call(apiOfUrl(request.url)!, request)).response;
    await run(expect, fetchInPage);
    await expect(run(expect, fetchInPage)).rejects.toThrow('429');
    await rm(folder, { recursive: true });
  });

  it('becomes a report for a ticket', () => {
    const link = 'https://docs.example/#scenario=1.x';
    const report = asReport(scenario, outcomes, { hosts, link, statusText });
    expect(report).toContain(`11 of 11 steps were played`);
    expect(report).toContain(link);
    expect(report).toContain('Answered **201 Created**:');
    expect(report).toContain(asText(answered()[2]!.request, hosts));
  });
});
