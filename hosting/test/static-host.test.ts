import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchesTag, parseRange, acceptsCoding } from '../negotiation.ts';
import { hostSite, matchesCase } from '../static-host.ts';
import { listFiles } from '../built-files.ts';
import { copyEarlierAssets, prepare } from '../prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'host '));
const addresses = '{"lockers":"http://localhost:9004"}';
let port = 0;
let close: () => void;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<p>Home');
  writeFileSync(join(folder, '404.html'), '<h1>Not found');
  writeFileSync(join(folder, 'docs.html'), '0123456789'.repeat(200));
  writeFileSync(join(folder, 'docs.html.br'), 'raw');
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs', '42.html'), '<p>Page 42');
  writeFileSync(join(folder, 'sheet.pdf'), '0123456789');
  writeFileSync(join(folder, 'empty.txt'), '');
  mkdirSync(join(folder, 'assets', 'js'), { recursive: true });
  writeFileSync(join(folder, 'assets', 'js', 'main.12345678.js'), '0');
  const made = new Map([['/local-servers.json', addresses]]);
  const host = await hostSite(`${folder}/`, 0, made);
  ({ port } = host.address() as AddressInfo);
  close = () => host.close();
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged, which `fetch` would normalize. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          resolve({ status: statusCode, headers: answer.headers, body: Buffer.concat(parts) });
        });
      });
      sent.on('error', reject).end();
    },
  );
}

describe('our own host', () => {
  const missing = ['//', '//docs', '/docs%2F42', '/docs%5C42', '/docs.html.br', '/%', '/a%00b'];
  it.each(missing)('answers 404 with the policy to %s', async (path) => {
    const { status, headers, body } = await ask(path, { 'if-none-match': '*' });
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body.toString()).toContain('Not found');
  });

  // RFC 9110, 4.2.3.
  const whole = ['HTTP://docs.example/docs/42', 'http://docs.example', 'https://a?b'];
  it.each(whole)('answers 200 to the whole address %s', async (address) => {
    expect((await ask(address)).status).toBe(200);
  });

  it('answers 405 to a POST, with the policy', async () => {
    const { status, headers } = await ask('/docs', {}, 'POST');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('sends a separate strong ETag for each encoding of a file', async () => {
    const forms = [];
    for (const coding of ['identity', 'gzip', 'br;q=1', 'br;q=0, gzip;q=0.0'])
      forms.push(await ask('/sheet.pdf', { 'accept-encoding': coding }));
    expect(new Set(forms.map(({ headers }) => headers['etag'])).size).toBe(1);
    // Older than the file, so not sent.
    utimesSync(join(folder, 'docs.html.br'), 0, 0);
    const tags = [];
    for (const coding of ['identity', 'gzip', 'br', 'br;q=0, gzip;q=0.0'])
      tags.push((await ask('/docs', { 'accept-encoding': coding })).headers['etag']);
    expect(tags.every((tag) => /^"[^"]+"$/.test(String(tag)))).toBe(true);
    expect(new Set(tags).size).toBe(3);
    expect(tags[3]).toBe(tags[0]);
    const packed = await ask('/docs', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.body).toString()).toContain('0123456789');
    const again = { 'accept-encoding': 'br', 'if-none-match': `"x", W/${String(tags[2])}` };
    expect((await ask('/docs', again)).status).toBe(304);
    expect((await ask('/docs', { ...again, 'accept-encoding': 'gzip' })).status).toBe(200);
  });

  it('answers 412 if no strong tag of If-Match is that of the file', async () => {
    const tag = String((await ask('/sheet.pdf')).headers['etag']);
    const statuses = [];
    for (const list of [tag, `"x", ${tag}`, '*', '"x"', `W/${tag}`])
      statuses.push((await ask('/sheet.pdf', { 'if-match': list })).status);
    expect(statuses).toEqual([200, 200, 200, 412, 412]);
  });

  it('serves a generated file with no-store', async () => {
    const made = await ask('/local-servers.json');
    expect([made.status, made.body.toString()]).toEqual([200, addresses]);
    expect(made.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect((await ask('/local-servers.json', {}, 'HEAD')).body).toHaveLength(0);
  });

  it('serves a site below its base URL, and redirects to it', async () => {
    const built = mkdtempSync(join(tmpdir(), 'host '));
    mkdirSync(join(built, 'docs'));
    writeFileSync(join(built, 'index.html'), '<link href="/help/assets/css/styles.css"><p>Home');
    writeFileSync(join(built, '404.html'), '<p>Not found');
    writeFileSync(join(built, 'docs', 'intro.html'), '<p>Introduction');
    const host = await hostSite(built, 0);
    const at = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const ask = async (path: string) => {
      const { status, headers } = await fetch(at + path, { redirect: 'manual' });
      return `${status} ${headers.get('location') ?? ''}`.trim();
    };
    expect(await ask('/help/')).toBe('200');
    expect(await ask('/help/docs/intro')).toBe('200');
    expect(await ask('/help/docs/intro.html?from=mail')).toBe('301 /help/docs/intro?from=mail');
    expect(await ask('/')).toBe('301 /help/');
    expect(await ask('/help')).toBe('301 /help/');
    expect(await ask('/docs/intro')).toBe('404');
    expect(await ask('/shop/docs/intro')).toBe('404');
    host.close();
    rmSync(built, { recursive: true });
  });

  it('caches a hashed file as immutable, even if the folder has a trailing slash', async () => {
    const { headers } = await ask('/assets/js/main.12345678.js');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('keeps idle connections for longer than proxies and busy clients do', async () => {
    const { headers } = await ask('/docs/42', { connection: 'keep-alive' });
    expect(headers['keep-alive']).toBe('timeout=65');
  });

  it('matches the case of a path on every system', async () => {
    expect((await ask('/docs/42')).status).toBe(200);
    expect((await ask('/Docs/42')).status).toBe(404);
    expect(matchesCase(folder, '/assets/js/main.12345678.js')).toBe(true);
    expect(matchesCase(folder, '/assets/JS/main.12345678.js')).toBe(false);
  });

  it('sends a range of a file, and 416 beyond its end', async () => {
    const part = await ask('/sheet.pdf', { range: 'bytes=2-4' });
    const seen = [part.status, part.headers['content-range'], part.body.toString()];
    expect(seen).toEqual([206, 'bytes 2-4/10', '234']);
    const behind = await ask('/sheet.pdf', { range: 'bytes=10-' });
    expect([behind.status, behind.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect((await ask('/sheet.pdf', { range: 'bytes=0-1,3-4' })).status).toBe(200);
    // RFC 9110, 14.2: only GET has ranges.
    const head = await ask('/sheet.pdf', { range: 'bytes=2-4' }, 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, '10']);
    const empty = await ask('/empty.txt', { range: 'bytes=-3' });
    expect([empty.status, empty.headers['content-length']]).toEqual([200, '0']);
  });
});

describe('content negotiation', () => {
  it.each([
    [undefined, false],
    ['gzip, deflate, br', true],
    ['br;q=0', false],
    ['BR ; Q=0.001', true],
    ['*', true],
    ['*;q=0, gzip', false],
    ['brotli', false],
  ])('parses Accept-Encoding: %s', (accepted, wanted) => {
    expect(acceptsCoding(accepted, 'br')).toBe(wanted);
  });

  it('matches any ETag in the list of If-None-Match', () => {
    expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
    expect(matchesTag('*', '"b"')).toBe(true);
    expect(matchesTag('"ab"', '"b"')).toBe(false);
    expect(matchesTag(undefined, '"b"')).toBe(false);
  });

  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=4-99', { start: 4, end: 9 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
  ])('parses Range: %s for ten bytes', (range, wanted) => {
    expect(parseRange(10, '"t"', { range })).toEqual(wanted);
    expect(parseRange(10, '"t"', { range, 'if-range': '"old"' })).toBeUndefined();
  });
});

const above = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(above, { recursive: true }));

/** A build whose number is the hash of its files; `site.css` is the same in all. */
function build(number: number): string {
  const folder = join(above, `build-${number}`);
  const hash = `0000000${number}`;
  for (const name of [
    'index.html',
    '404.html',
    `assets/js/main.${hash}.js`,
    `search-index-${hash}.bin`,
    'assets/css/site.aaaaaaaa.css',
    `docs/page-${number}.html`,
    'fonts/text.woff2',
  ]) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), `${name} `.repeat(100));
  }
  return folder;
}

const hashed = (folder: string) =>
  listFiles(folder).filter((name) => /0000000\d\.(js|bin)$/.test(name));

it('keeps the files of the last two builds, and those of no older one', async () => {
  const [first = '', second = '', third = '', fourth = ''] = [1, 2, 3, 4].map(build);
  await prepare(first, join(above, 'servers'));
  expect(copyEarlierAssets(second, first)).toBeGreaterThan(1);
  const builds = (folder: string) =>
    ['js', 'bin'].map((end) => {
      const names = hashed(folder).filter((name) => name.endsWith(end));
      return names.map((name) => name.at(-end.length - 2)).join('');
    });
  expect(builds(second)).toEqual(['12', '12']);
  copyEarlierAssets(third, second);
  expect(builds(third)).toEqual(['123', '123']);
  copyEarlierAssets(fourth, third);
  expect(builds(fourth)).toEqual(['234', '234']);
  const before = listFiles(fourth);
  expect(before).not.toContain('/docs/page-3.html');
  // Running it again changes nothing.
  expect(copyEarlierAssets(fourth, third)).toBe(0);
  expect(listFiles(fourth)).toEqual(before);
});

it('serves a copied file like any other, and hides the list of builds', async () => {
  const folder = join(above, 'build-4');
  await prepare(folder, join(above, 'servers'));
  const host = await hostSite(folder, 0);
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`);
  const copied = await ask('/assets/js/main.00000002.js');
  expect(copied.status).toBe(200);
  expect(copied.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/.earlier-builds.json')).status).toBe(404);
  host.close();
  host.closeAllConnections();
});

it('names the folder that is not a built site', () => {
  const copy = () => copyEarlierAssets(join(above, 'build-1'), join(above, 'gone'));
  expect(copy).toThrow('gone holds no built site: there is no index.html in it.');
});
