import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { normalizeCaching, normalizeType, defaultCaching, types } from '../rules.ts';

const runner =
  (name: string) =>
  (...args: string[]): Promise<{ code: number | null; output: string }> =>
    new Promise((resolve) => {
      const program = fileURLToPath(new URL(`../${name}`, import.meta.url));
      const all = ['--import', 'tsx', program, ...args];
      const child = execFile(process.execPath, all, (_, out, err) =>
        resolve({ code: child.exitCode, output: out + err }),
      );
    });
const check = runner('check.ts');
const prepare = runner('prepare.ts');

it('prepares only a built site, with files of the previous one', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  const [before, now] = ['before', 'now'].map((name) => join(folder, name)) as [string, string];
  for (const site of [before, now]) {
    mkdirSync(join(site, 'assets/js'), { recursive: true });
    const script = `/assets/js/main.${site === now ? 'a' : 'b'}1234567.js`;
    writeFileSync(join(site, 'index.html'), `<html><head><script src=${script}></script></head>`);
    writeFileSync(site + script, '1');
  }
  const { code, output } = await prepare('--previous', before, now);
  expect([code, output]).toEqual([0, expect.stringMatching(/^1 files of earlier builds kept/)]);
  const none = await prepare(folder);
  expect(none).toEqual({
    code: 1,
    output: `${folder} holds no built site: there is no index.html in it.\n`,
  });
  rmSync(folder, { recursive: true });
});

it('rejects an argument that is not a URL', async () => {
  const { code, output } = await check('ftp://docs.example');
  expect(output).toMatch('"ftp://docs.example" is no address of a site.');
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
});

it('reports an unreachable host with the network error', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gone = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();
  await once(server, 'close');

  const { code, output } = await check(gone);
  expect(output).toMatch(`${gone} did not answer: `);
  expect(output).toMatch('ECONNREFUSED');
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
});

it('suggests the base path if the site is below another path', { timeout: 60_000 }, async () => {
  const page =
    '<html><head><script src=/manual/assets/js/main.01234567.js></script></head><h1>Missing</h1></html>';
  const host = createHttpServer((request, response) => {
    response.writeHead(request.url?.startsWith('/manual/') ? 200 : 404).end(page);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  try {
    const { code, output } = await check(address);
    expect(output).toMatch(/What rules\.ts promises: [D-F],/);
    expect(output).toContain(
      `The site was built for /manual/, and / was asked. Add its base path: npx tsx hosting/check.ts ${address}/manual/`,
    );
    expect(code).toBe(1);
  } finally {
    host.close();
    host.closeAllConnections();
  }
});

it.each([
  ['public, max-age=0, must-revalidate', true],
  ['max-age=0,must-revalidate', true],
  ['must-revalidate, max-age=30', false],
  ['public, max-age=0', false],
  [null, false],
])('treats the caching %s as no-cache: %s', (caching, same) => {
  expect(normalizeCaching(caching) === defaultCaching).toBe(same);
});

it.each([
  ['application/javascript', types.js, true],
  ['image/vnd.microsoft.icon', types.ico, true],
  ['application/json', types.json, true],
  ['text/html; charset=UTF-8', types.html, true],
  // Text without a charset.
  ['text/markdown', types.md, false],
  ['text/plain', types.js, false],
  [null, types.bin, false],
])('treats the type %s as %s: %s', (type, ours, same) => {
  expect(normalizeType(type) === normalizeType(ours ?? '')).toBe(same);
});
