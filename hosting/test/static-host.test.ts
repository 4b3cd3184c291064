import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostSite, isSpelledSo } from '../static-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'host '));
const addresses = '{"lockers":"http://localhost:9004"}';
let url = '';
let close: () => void;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets', 'js'), { recursive: true });
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'index.html'), '<p>Home');
  writeFileSync(join(folder, '404.html'), '<p>Not found');
  writeFileSync(join(folder, 'docs', 'intro.html'), '<p>Introduction');
  writeFileSync(join(folder, 'assets', 'js', 'main.12345678.js'), '0');
  const host = await hostSite(`${folder}/`, 0, new Map([['/local-servers.json', addresses]]));
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  close = () => host.close();
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

it('answers a file that was made for this run, kept by nobody', async () => {
  const response = await fetch(`${url}/local-servers.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(addresses);
  expect(await (await fetch(`${url}/local-servers.json`, { method: 'HEAD' })).text()).toBe('');
});

it('serves a site where it was built for, and leads there', async () => {
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

it('keeps a file with a hash for ever, however the folder was written', async () => {
  const { headers } = await fetch(`${url}/assets/js/main.12345678.js`);
  expect(headers.get('cache-control')).toContain('immutable');
});

it('finds a page only as its name is spelled, on every system', async () => {
  expect((await fetch(`${url}/docs/intro`)).status).toBe(200);
  expect((await fetch(`${url}/docs/Intro`)).status).toBe(404);
  expect(isSpelledSo(folder, '/docs/intro.html')).toBe(true);
  expect(isSpelledSo(folder, '/docs/Intro.html')).toBe(false);
  expect(isSpelledSo(folder, '/assets/js/main.12345678.js')).toBe(true);
});
