import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { normalizeCaching, normalizeType, defaultCaching, types } from '../rules.ts';

const program = fileURLToPath(new URL('../check.ts', import.meta.url));

const check = (...args: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', program, ...args], (_, out, err) =>
      resolve({ code: child.exitCode, said: out + err }),
    );
  });

it('asks for an address where there is none', async () => {
  const { code, said } = await check('ftp://docs.example');
  expect(said).toMatch('"ftp://docs.example" is no address of a site.');
  expect(said).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
});

it('says in a sentence that a host does not answer, and how the call ended', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const gone = `http://127.0.0.1:${(nobody.address() as AddressInfo).port}`;
  nobody.close();
  await once(nobody, 'close');

  const { code, said } = await check(gone);
  expect(said).toMatch(`${gone} did not answer: `);
  expect(said).toMatch('ECONNREFUSED');
  expect(said).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
});

it('says what to add where the site lies below another path', { timeout: 60_000 }, async () => {
  const page =
    '<html><head><script src=/manual/assets/js/main.01234567.js></script></head><h1>Missing</h1></html>';
  const host = createHttpServer((request, response) => {
    response.writeHead(request.url?.startsWith('/manual/') ? 200 : 404).end(page);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  try {
    const { code, said } = await check(address);
    expect(said).toMatch(/What rules\.ts promises: [D-F],/);
    expect(said).toContain(
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
])('takes the caching %s for no-cache: %s', (caching, same) => {
  expect(normalizeCaching(caching) === defaultCaching).toBe(same);
});

it.each([
  ['application/javascript', types.js, true],
  ['image/vnd.microsoft.icon', types.ico, true],
  ['application/json', types.json, true],
  ['text/html; charset=UTF-8', types.html, true],
  // Text that does not say its charset.
  ['text/markdown', types.md, false],
  ['text/plain', types.js, false],
  [null, types.bin, false],
])('takes the type %s for %s: %s', (type, ours, same) => {
  expect(normalizeType(type) === normalizeType(ours ?? '')).toBe(same);
});
