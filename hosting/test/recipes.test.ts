import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, readBuiltFiles } from '../built-files.ts';
import { prepare } from '../prepare.ts';
import { listCaching } from '../recipes/static-hosts.ts';
import { cachingOf, contentSecurityPolicy, notForReaders } from '../rules.ts';
import { locate } from '../static-host.ts';

const PAGE = `<html><head><script data-own=recall-reader>hello()</script><script type=application/ld+json>{"a":1}</script>
<link rel=stylesheet href=/manual/assets/css/styles.01234567.css></head><h1>Support</h1></html>`;
const above = mkdtempSync(join(tmpdir(), 'hosting-'));
const folder = join(above, 'manual');

beforeAll(async () => {
  for (const [name, text] of Object.entries({
    'index.html': PAGE,
    '404.html': PAGE,
    'docs/support.html': PAGE + 'word '.repeat(1000),
    'assets/css/styles.01234567.css': 'a{color:red}'.repeat(200),
    'fonts/text.woff2': 'font',
    'search-index-0123abcd.bin': 'index',
  })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await prepare(folder, join(above, 'servers'));
});
afterAll(() => rmSync(above, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface AzureFile {
  globalHeaders: Record<string, string>;
  routes: { route: string; statusCode?: number; headers?: Record<string, string> }[];
}
const readAzure = () => JSON.parse(read('staticwebapp.config.json')) as AzureFile;

describe('a prepared folder', () => {
  it('holds compressed files beside those that get smaller, the same each time', async () => {
    const packed = () => listFiles(folder).filter((name) => /\.(br|gz)$/.test(name));
    const before = packed().map((name) => [name, readFileSync(folder + name, 'base64')]);
    expect(before.map(([name]) => name)).toEqual([
      '/assets/css/styles.01234567.css.br',
      '/assets/css/styles.01234567.css.gz',
      '/docs/support.html.br',
      '/docs/support.html.gz',
    ]);
    const page = join(folder, 'docs/support.html');
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(
      readFileSync(page, 'utf8'),
    );
    expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(readFileSync(page, 'utf8'));
    await prepare(folder, join(above, 'servers'));
    expect(packed().map((name) => [name, readFileSync(folder + name, 'base64')])).toEqual(before);
  });

  it('names the base URL, the files for readers and the scripts that pages hold', () => {
    const { base, paths, scripts } = readBuiltFiles(folder);
    expect(base).toBe('/manual/');
    expect(paths).toHaveLength(6);
    expect(scripts).toEqual(["'sha256-mTytrf2QssaOZNGNRT1WCtMRd3ocH8LJxQQu5qMUanU='"]);
  });

  it('gives every host the same policy, without unsafe-inline or unsafe-eval for scripts', () => {
    const policy = contentSecurityPolicy(readBuiltFiles(folder));
    const scripts = /script-src [^;]*/.exec(policy)?.[0];
    expect(scripts).toMatch(/^script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='$/);
    const servers = (name: string) => readFileSync(join(above, 'servers', name), 'utf8');
    for (const text of [
      ...['_headers', 'vercel.json', 'staticwebapp.config.json', '.htaccess'].map(read),
      ...['apache.conf', 'Caddyfile', 'nginx.conf', 'nginx-with-brotli.conf'].map(servers),
    ]) {
      expect(text).toContain(policy);
    }
  });

  it('lets pages call no address without TLS, unless the build says so', () => {
    expect(contentSecurityPolicy(readBuiltFiles(folder))).not.toContain('http:');
    const built = join(above, 'calls-localhost');
    mkdirSync(built);
    const head = '<head><meta name=calls-localhost content=yes>';
    writeFileSync(join(built, 'index.html'), PAGE.replace('<head>', head));
    expect(contentSecurityPolicy(readBuiltFiles(built))).toContain(' http://localhost:*');
  });

  it('tells hosts without patterns which folders and files to keep', () => {
    const { base, paths } = readBuiltFiles(folder);
    expect(listCaching(base, paths).map(({ path }) => path)).toEqual([
      '/manual/assets/*',
      '/manual/fonts/*',
      '/manual/search-index-0123abcd.bin',
    ]);
    expect(cachingOf('/manual/docs/support.html')).toBe('no-cache');
  });

  it('keeps from readers what is there for hosts, where a host lets it', () => {
    expect(read('.vercelignore').split('\n')).toEqual([
      '.htaccess',
      '.nojekyll',
      '.vercelignore',
      '_headers',
      '_redirects',
      'staticwebapp.config.json',
      '*.br',
      '*.gz',
      '',
    ]);
    const { routes } = readAzure();
    const hidden = routes.filter(({ statusCode }) => statusCode === 404).map(({ route }) => route);
    expect(hidden).toContain('/manual/_headers');
    expect(hidden).toContain('/manual/.htaccess');
    for (const path of hidden) expect(path).toMatch(new RegExp(notForReaders));
  });

  it('tells Azure to ask again for pages, which it would keep for 30 seconds', () => {
    const { globalHeaders, routes } = readAzure();
    expect(globalHeaders['Cache-Control']).toBe('no-cache');
    const assets = routes.find(({ route }) => route === '/manual/assets/*');
    expect(assets?.headers?.['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('our own host', () => {
  it('leads every form of an address to one page, and the home to its folder', () => {
    expect(locate(above, '/manual/docs/support')).toEqual({
      file: join(folder, 'docs/support.html'),
    });
    for (const form of ['/', '.html', '/index.html']) {
      expect(locate(above, `/manual/docs/support${form}`)).toEqual({
        redirect: '/manual/docs/support',
      });
    }
    expect(locate(above, '/manual/')).toEqual({ file: join(folder, 'index.html') });
    expect(locate(above, '/manual')).toEqual({ redirect: '/manual/' });
    expect(locate(above, '/manual/index.html')).toEqual({ redirect: '/manual/' });
  });

  it('shows nothing outside its folder and nothing that is there for hosts', () => {
    for (const path of [
      '/../servers/nginx.conf',
      '/manual/%2e%2e/servers/nginx.conf',
      '/%',
      '/a%00',
    ]) {
      expect(locate(above, path)).toEqual({ missing: true });
    }
    for (const name of ['.htaccess', '_headers', 'vercel.json']) {
      expect(locate(folder, `/${name}`)).toEqual({ missing: true });
    }
  });
});
