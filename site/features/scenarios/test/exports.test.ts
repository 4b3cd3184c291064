import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { asText, type Outcome } from '@frontline/scenarios';
import { asCurl, asHttpFile, asPostman, asReport, asVitest } from '@frontline/scenarios/exports';
import { openInPage } from '@frontline/storage/in-page';
import newman from 'newman';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiOfUrl } from '../../sandbox/shared/apis.ts';
import { documents } from '../../sandbox/page/check-request.ts';
import { createSandbox } from '../../sandbox/page/sandbox.ts';
import { clientCallOf } from '../page/files.ts';
import { statusText } from '../../reference/page/try-it/status-text.ts';
import { scenarios } from '../shared/index.ts';
import { hosts, servers } from '../shared/published-scenario.ts';
import { playInNode } from './play-in-node.ts';

const { steps } = scenarios['one-hour'];
/** Without its half hour. */
const scenario = {
  name: "Anybody's `hour` $HOME",
  steps: steps.filter(({ kind }) => kind === 'request'),
};
const requests = scenario.steps.flatMap((step) => (step.kind === 'request' ? [step] : []));
let moved = '';
const clientFile = fileURLToPath(new URL('../../../../client/src/index.ts', import.meta.url));
let outcomes: readonly Outcome[] = [];
const answered = () => outcomes.flatMap((one) => (one.kind === 'answered' ? [one] : []));

beforeAll(async () => {
  outcomes = await playInNode(scenario);
});

/** A server that answers what the scenario was answered, in its order, and tells what it was asked. */
async function listen() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { answer } = answered()[asked.length]!;
      asked.push([request.method, request.url, body].join(' '));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
    });
  });
  await new Promise<void>((isThere) => server.listen(0, '127.0.0.1', isThere));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    all: Object.fromEntries(Object.keys(servers).map((api) => [api, address])),
    close: () => server.close(),
  };
}

const expected = () =>
  answered().map(({ request }) => [request.method, request.path, request.body].join(' '));

describe('a scenario as a file', () => {
  it('sends the same by curl', async () => {
    const { asked, all, close } = await listen();
    const { stdout } = await promisify(execFile)('bash', ['-c', asCurl(scenario, all)]);
    close();
    expect(asked).toEqual(expected());
    expect(stdout).toContain('11. The request of aisle 4');
  });

  it('sends the same by Postman', async () => {
    const { asked, all, close } = await listen();
    const collection = JSON.parse(asPostman(scenario, all)) as object;
    await new Promise<void>((done, fail) => {
      newman.run({ collection }, (error) => (error ? fail(error) : done()));
    });
    close();
    expect(asked).toEqual(expected());
  });

  it('names its answers in a .http file as the REST Client asks', () => {
    const file = asHttpFile(scenario, servers);
    expect(file).toContain('@lockers = http://localhost:8004');
    expect(file).toContain('# @name order\nPOST {{lockers}}/api/lockers/orders?secret_token=');
    expect(file).toContain('/customers/{{order.response.body.$.open_code}}?');
    expect(file).toContain('"message_id": "{{request.response.body.*}}"');
    expect(file.match(/^###/gm)).toHaveLength(requests.length);
  });

  it('is a test that the servers pass, and that fails where one answers otherwise', async () => {
    const written = asVitest(scenario, outcomes, clientFile, clientCallOf(documents));
    const folder = await mkdtemp(join(tmpdir(), 'scenario-'));
    const file = join(folder, 'scenario.ts');
    // The same lines, to be called from here and to ask the servers of the page.
    const callable = written
      .replace("import { expect, test } from 'vitest';", '')
      .replace('const once = {', 'const once = { fetch,')
      .replace(/^test\(.*$/m, 'export default async (expect, fetch) => {')
      .replace(/\}\);\s*$/, '};')
      .replace(/^const once.*$/m, (line) => (moved = line) && '')
      .replace(/^export default.*$/m, (line) => `${line}\n${moved}`);
    await writeFile(file, callable);
    const { default: run } = (await import(/* @vite-ignore */ file)) as {
      default: (
        expected: typeof expect,
        fetch: (request: Request) => Promise<Response>,
      ) => Promise<void>;
    };
    const sandbox = await createSandbox({
      openDatabase: () => openInPage(),
      realNow: () => new Date(),
      newId: () => crypto.randomUUID(),
    });
    const ask = async (request: Request) =>
      (await sandbox.call(apiOfUrl(request.url)!, request)).response;
    await run(expect, ask);
    await expect(run(expect, ask)).rejects.toThrow('429');
    await rm(folder, { recursive: true });
  });

  it('becomes a report that a ticket can hold', () => {
    const link = 'https://docs.example/#scenario=1.x';
    const report = asReport(scenario, outcomes, { hosts, link, statusText });
    expect(report).toContain(`11 of 11 steps were played`);
    expect(report).toContain(link);
    expect(report).toContain('Answered **201 Created**:');
    expect(report).toContain(asText(answered()[2]!.request, hosts));
  });
});
