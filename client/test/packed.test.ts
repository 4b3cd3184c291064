import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { apiNames } from '@frontline/specs/api-names';
import { openSqlite } from '@frontline/storage/sqlite';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { build as bundle } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npm } from '../../scripts/npm.mjs';
import { compile } from '../../scripts/tools.ts';
import { demoPublicUrl, demoSecrets, demoServer } from '../demonstration/servers.ts';
import * as optional from '../optional.ts';
import type { OptionalCommand } from '../pack/optional-command.ts';
import { packClient, type Publisher } from '../pack/index.ts';

const publisher: Publisher = {
  name: 'Café Corner',
  packageScope: '@cafe-corner',
  copyright: 'Copyright © 2025 Café Corner Technologies.',
  url: 'https://docs.example.com',
  repository: 'https://git.example.com/docs',
};
const pages = [{ path: '/docs/intro', markdown: '# Introduction\n\nWhere to begin.' }];
const client = '@cafe-corner/client';
const project = realpathSync(mkdtempSync(join(tmpdir(), 'stranger-')));
let tarball: Buffer;

/** A project with nothing but the tarball, installed offline. */
beforeAll(async () => {
  tarball = await packClient(publisher, pages);
  writeFileSync(join(project, 'client.tgz'), tarball);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true }));
  const args = ['install', '--prefix=.', '--offline', '--no-audit', '--no-fund', './client.tgz'];
  const { status, stderr } = npm(project, args, 'pipe');
  expect(status, stderr).toBe(0);
});
afterAll(() => rmSync(project, { recursive: true }));

const installed = (name: string) => join(project, 'node_modules', client, name);
const write = (name: string, text: string) => {
  writeFileSync(join(project, name), text);
  return join(project, name);
};

/** Sends a claim to a server of the program's own, as a reader's first program would. */
const program = (given: string) => `${given}
const fetch = async (request) => Response.json({ success: request.method === 'POST' });
const help = createCallForHelpClient({ fetch });
help.POST('/api/callforhelp/claim', { body: {
  message_id: 'a', channel_id: 'b', claimed_by: 'c', claimed_by_user_id: 'd',
} }).then(({ status, data }) => console.log(status, data.success));`;

/** Lets a server of this process answer over the network. */
async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  fetch: (request: Request) => Promise<Response>,
): Promise<void> {
  const { url = '', method = '', headers } = incoming;
  const body = await text(incoming);
  const sent = { method, headers: headers as Record<string, string>, ...(body && { body }) };
  const answered = await fetch(new Request(new URL(url, 'http://localhost'), sent));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(await answered.text());
}

describe('the packed client', () => {
  it('contains what callers need, and no more', () => {
    const names = readdirSync(dirname(installed('package.json'))).sort();
    const typed = ['index', 'clients', 'types', 'options', 'errors', 'text-signature'];
    const generated = apiNames.flatMap((api) => [api, `${api}.types`]);
    const types = [...typed, ...generated].flatMap((name) => [`${name}.d.ts`, `${name}.d.cts`]);
    expect(names).toEqual(
      [
        ...['CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD-PARTY.txt'],
        ...['command.js', 'index.cjs', 'index.js', 'package.json'],
        ...Object.keys(optional).map((name) => `${name}.js`),
        ...Object.values<OptionalCommand>(optional).flatMap(({ files }) =>
          Object.keys(files(pages)),
        ),
        ...types,
      ].sort(),
    );
    expect(readFileSync(installed('LICENSE'), 'utf8')).toMatch(/^Copyright © 2025 Café Corner/m);
    expect(readFileSync(installed('README.md'), 'utf8')).toContain(`from '${client}'`);
    const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ name: client, license: 'MIT', engines: { node: '>=20.19' } });
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('contains no build time, so that the same sources give the same bytes', () => {
    expect(tarball.readUInt32LE(4)).toBe(0);
    const tar = gunzipSync(tarball);
    const times = new Set<string>();
    for (let at = 0; tar[at];) {
      const [size, time] = [124, 136].map((field) =>
        Number.parseInt(tar.toString('latin1', at + field, at + field + 12), 8),
      ) as [number, number];
      times.add(new Date(time * 1_000).toISOString());
      at += 512 * (1 + Math.ceil(size / 512));
    }
    expect([...times]).toEqual(['1985-10-26T08:15:00.000Z']);
  });

  it('passes publint', async () => {
    const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length);
    const pack = { tarball: data as ArrayBuffer };
    const { messages } = await publint({ pack, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that are right for every way to import it', async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    expect(result).toMatchObject({ types: { kind: 'included' }, problems: [] });
  });

  it.each([
    ['an ES module', 'call.mjs', `import { createCallForHelpClient } from '${client}';`],
    ['CommonJS', 'call.cjs', `const { createCallForHelpClient } = require('${client}');`],
  ])('runs from %s', (_, name, given) => {
    const file = write(name, program(given));
    expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe('200 true\n');
  });

  it('compiles in a strict nodenext project, as both kinds of modules', () => {
    const text = `import { createLockersClient, CallError } from '${client}';
      const lockers = createLockersClient({ credentials: { SecretToken: process.env['TOKEN'] } });
      export async function codes(): Promise<string> {
        const answer = await lockers.PUT('/api/lockers/orders/customer/{open_code}', {
          params: { path: { open_code: '731046' } }, signal: AbortSignal.timeout(1),
        }).catch((error: unknown) => { throw error instanceof CallError ? error : new Error(); });
        if (answer.status === 429) return answer.response.headers.get('retry-after') ?? '';
        if (answer.status === 200) return answer.data.open_code;
        // @ts-expect-error a refusal has no record
        answer.data.open_code;
        return answer.error.message;
      }`;
    const roots = [write('strict.mts', text), write('strict.cts', text)];
    const nodeTypes = createRequire(import.meta.url).resolve('@types/node/package.json');
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      typeRoots: [dirname(dirname(nodeTypes))],
      types: ['node'],
    };
    expect(compile(project, { compilerOptions, files: roots })).toBe('');
  });

  it('takes at most 6 KiB in a bundle for browsers, and one client alone less', async () => {
    const sizeOf = async (names: string) => {
      const { outputFiles } = await bundle({
        entryPoints: [write('page.js', `export { ${names} } from '${client}';`)],
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        write: false,
      });
      return gzipSync(outputFiles[0]!.contents).length;
    };
    const all = await sizeOf('createRadioClient, createLockersClient, createCallForHelpClient');
    const one = await sizeOf('createRadioClient');
    expect(all).toBeLessThan(6 * 1024);
    expect(one).toBeLessThan(all - 100);
  });

  it('checks a server with its command', async () => {
    const demo = await demoServer('radio', () => openSqlite({ file: ':memory:' }));
    const server = createServer((request, response) => {
      void answer(request, response, demo.fetch);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const line = `check --api radio --base http://127.0.0.1:${port} --public-url ${demoPublicUrl} --yes`;
    const env = {
      PATH: process.env['PATH'],
      EDGE_DEVICE_KEY: demoSecrets.EdgeDeviceKey,
      TWILIO_AUTH_TOKEN: demoSecrets.AuthToken,
    };
    const given = [installed('command.js'), ...line.split(' ')];
    const run = promisify(execFile)(process.execPath, given, { cwd: project, env });
    const { stdout } = await run.finally(() => server.close());
    await demo.close();
    expect(stdout).toMatch(/: \d{2} as documented, 0 differ, \d not provoked\.$/m);
    expect(stdout).not.toContain(demoSecrets.EdgeDeviceKey);
  });

  it('adds places in the docs to a report piped to its command', () => {
    const problem = { severity: 'error', message: 'Odd', occurrences: 1, target: 'request' };
    const problems = [{ ...problem, operationId: 'createOrder', dataPath: '/order_id' }];
    const run = { totalExchanges: 1, documentedExchanges: 1 };
    const given = [installed('command.js'), 'drift', '--api', 'lockers'];
    const input = JSON.stringify({ run, problems });
    const { status, stdout } = spawnSync(process.execPath, given, { encoding: 'utf8', input });
    expect(status).toBe(1);
    expect(stdout).toContain('.example.com/docs/apis/lockers#create-order--body--order-id\n');
    const wrong = spawnSync(process.execPath, [given[0]!, 'checks'], { encoding: 'utf8' });
    expect(wrong).toMatchObject({ status: 2 });
    expect(wrong.stderr).toMatch(/^There is no command "checks"\.\n/);
  });

  const withAgent = it.runIf('mcp' in optional);
  withAgent('serves a coding agent over its standard input and output', async () => {
    const agent = new Client({ name: 'test', version: '1.0.0' });
    const args = [installed('command.js'), 'mcp'];
    const place = { command: process.execPath, args, cwd: project };
    await agent.connect(new StdioClientTransport(place));
    const call = async (name: string, given: Record<string, unknown>) =>
      ((await agent.callTool({ name, arguments: given })).content as { text: string }[])[0]!.text;
    expect(agent.getServerVersion()).toMatchObject({ name: client });
    expect(await call('read_page', { path: '/docs/intro' })).toContain('Where to begin.');
    const path = '/api/lockers/locations/101?secret_token=demo-secret-token';
    const sent = await call('send_request', { api: 'lockers', method: 'GET', path });
    expect(JSON.parse(sent)).toMatchObject({ status: 200 });
    const steps = [{ api: 'lockers', method: 'GET', path }, { seconds: 600 }];
    const played = await call('play_scenario', { steps });
    expect(JSON.parse(played)).toMatchObject({ steps: [{ status: 200 }, { waited: true }] });
    await agent.close();
    const noMessage = { encoding: 'utf8', input: 'Dear agent,\n' } as const;
    const { stdout, stderr } = spawnSync(process.execPath, args, noMessage);
    expect(JSON.parse(stdout)).toMatchObject({ id: null, error: { code: -32_700 } });
    expect(stderr).toBe('');
    const withOption = spawnSync(process.execPath, [...args, '--stdio'], noMessage);
    expect(withOption).toMatchObject({ status: 2 });
    expect(withOption.stderr).toMatch(/^mcp takes no arguments\.\n/);
    const gone = spawn(process.execPath, args);
    gone.stdout.destroy();
    gone.stdin.write('Dear agent,\n');
    const [said, code] = await Promise.all([text(gone.stderr), once(gone, 'exit')]);
    expect([said, code]).toEqual(['', [1, null]]);
  });
});
