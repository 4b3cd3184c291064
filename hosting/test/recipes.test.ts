import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, readBuiltFiles, type BuiltFiles } from '../built-files.ts';
import { prepare } from '../prepare.ts';
import { listCaching, vercel, azure, headersFile, redirectsFile } from '../recipes/static-hosts.ts';
import { cachingOf, contentSecurityPolicy, hiddenPaths } from '../rules.ts';
import { locate } from '../static-host.ts';
import { exceededLimits, limits } from '../limits.ts';
import { inlineScripts, ownScripts } from '../own-scripts.ts';

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
  it('contains the same compressed files each time, only where they are smaller', async () => {
    const packed = () => listFiles(folder).filter((name) => /\.(br|gz)$/.test(name));
    const before = packed().map((name) => [name, readFileSync(folder + name, 'base64')]);
    const css = '/assets/css/styles.01234567.css';
    const html = '/docs/support.html';
    const names = [`${css}.br`, `${css}.gz`, `${html}.br`, `${html}.gz`];
    expect(before.map(([name]) => name)).toEqual(names);
    const bytes = (end: string) => readFileSync(folder + html + end);
    expect(brotliDecompressSync(bytes('.br'))).toEqual(bytes(''));
    expect(gunzipSync(bytes('.gz'))).toEqual(bytes(''));
    await prepare(folder, join(above, 'servers'));
    expect(packed().map((name) => [name, readFileSync(folder + name, 'base64')])).toEqual(before);
  });

  it('reports its base URL, public files and the hashes of inline scripts', () => {
    const { base, paths, scripts } = readBuiltFiles(folder);
    expect(base).toBe('/manual/');
    expect(paths).toHaveLength(6);
    expect(scripts).toEqual(["'sha256-mTytrf2QssaOZNGNRT1WCtMRd3ocH8LJxQQu5qMUanU='"]);
  });

  it('sends the same policy from every host, without unsafe-inline or unsafe-eval for scripts', () => {
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

  it('allows no origins without TLS, unless the build does', () => {
    expect(contentSecurityPolicy(readBuiltFiles(folder))).not.toContain('http:');
    const built = join(above, 'calls-localhost');
    mkdirSync(built);
    const head = '<head><meta name=calls-localhost content=yes>';
    writeFileSync(join(built, 'index.html'), PAGE.replace('<head>', head));
    expect(contentSecurityPolicy(readBuiltFiles(built))).toContain(' http://localhost:*');
  });

  it('lists folders and files to cache for hosts without patterns', () => {
    const { base, paths } = readBuiltFiles(folder);
    const cached = listCaching(base, paths).map(({ path }) => path);
    expect(cached.join()).toBe(
      '/manual/assets/*,/manual/fonts/*,/manual/search-index-0123abcd.bin',
    );
    expect(cachingOf('/manual/docs/support.html')).toBe('no-cache');
  });

  it('hides host configuration where the host supports it', () => {
    expect(read('.vercelignore').split('\n').join(' ')).toBe(
      '.htaccess .nojekyll .vercelignore _headers _redirects staticwebapp.config.json *.br *.gz ',
    );
    const { routes } = readAzure();
    const hidden = routes.filter(({ statusCode }) => statusCode === 404).map(({ route }) => route);
    expect(hidden).toContain('/manual/_headers');
    expect(hidden).toContain('/manual/.htaccess');
    for (const path of hidden) expect(path).toMatch(new RegExp(hiddenPaths));
  });

  it('makes Azure revalidate pages, which it caches for 30 seconds by default', () => {
    const { globalHeaders, routes } = readAzure();
    expect(globalHeaders['Cache-Control']).toBe('no-cache');
    const assets = routes.find(({ route }) => route === '/manual/assets/*');
    expect(assets?.headers?.['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('our own host', () => {
  it('redirects every URL of a page to one, and a folder to its trailing slash', () => {
    const support = '/manual/docs/support';
    expect(locate(above, support)).toEqual({ file: join(folder, 'docs/support.html') });
    for (const form of ['/', '.html', '/index.html'])
      expect(locate(above, support + form)).toEqual({ redirect: support });
    expect(locate(above, '/manual/')).toEqual({ file: join(folder, 'index.html') });
    expect(locate(above, '/manual')).toEqual({ redirect: '/manual/' });
    expect(locate(above, '/manual/index.html')).toEqual({ redirect: '/manual/' });
  });

  it('serves nothing outside its folder and no host configuration', () => {
    for (const path of '/../servers/nginx.conf /manual/%2e%2e/servers/nginx.conf /% /a%00'.split(
      ' ',
    )) {
      expect(locate(above, path)).toEqual({ missing: true });
    }
    for (const name of ['.htaccess', '_headers', 'vercel.json']) {
      expect(locate(folder, `/${name}`)).toEqual({ missing: true });
    }
  });
});

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

/** A site much larger than ours, under a base URL. */
const large: BuiltFiles = {
  base: '/manual/',
  paths: [
    '/manual/index.html',
    '/manual/search-index-0123abcd.bin',
    ...many(1500, (index) => `/manual/docs/area-${index % 20}/page-${index}.html`),
    ...many(2000, (index) => `/manual/assets/js/${index}.01234567.js`),
    ...many(500, (index) => `/manual/img/picture-${index}.svg`),
  ],
  callsLocalhost: true,
  scripts: many(20, (index) => `'sha256-${String(index).padStart(43, 'x')}='`),
};
const filesOf = (site: BuiltFiles): Record<string, string> => ({
  _headers: headersFile(site),
  _redirects: redirectsFile(site),
  'vercel.json': vercel(site),
  'staticwebapp.config.json': azure(site),
});

describe('the files for hosts of a site of 1,500 pages', () => {
  const files = filesOf(large);

  it.each(limits)('keep $file within $max $what, as $source says', ({ file, count, max }) => {
    expect(count(files[file] ?? '')).toBeLessThanOrEqual(max);
  });

  it('are counted correctly', () => {
    const counts = limits.map(({ file, what, count }) => [file, what, count(files[file] ?? '')]);
    expect(counts).toContainEqual(['_headers', 'rules', 4]);
    expect(counts).toContainEqual(['_redirects', 'lines without a pattern', 1500]);
    expect(counts).toContainEqual(['_redirects', 'lines with a pattern', 0]);
    expect(counts).toContainEqual(['vercel.json', 'rules for headers', 4]);
    const longest = files['_headers']?.split('\n').map(({ length }) => length) ?? [];
    expect(counts).toContainEqual(['_headers', 'characters in a line', Math.max(...longest)]);
  });
});

describe('a file that exceeds a limit', () => {
  it('is reported with the count and the documentation of the host', () => {
    const scripts = many(40, () => `'sha256-${'x'.repeat(43)}='`);
    const [sentence, ...others] = exceededLimits('_headers', headersFile({ ...large, scripts }));
    expect(sentence).toMatch(/^_headers has 2\d{3} characters in a line, and its host reads 2000/);
    expect(sentence).toContain('developers.cloudflare.com/pages/configuration/headers');
    expect(others).toEqual([]);
  });

  it('is reported when images with and without a hash are in one folder', () => {
    const mixed = [...large.paths, '/manual/img/logo.01234567.svg'];
    const files = filesOf({ ...large, paths: mixed });
    const found = (name: string) => exceededLimits(name, files[name] ?? '').join();
    expect(found('_headers')).toContain('_headers has 504 rules');
    expect(found('staticwebapp.config.json')).toContain('bytes');
    expect(found('vercel.json')).toBe('');
  });
});

const page = (content: string, head = ''): string =>
  `<!doctype html><html><head><meta name=description content="Never send <script>a()</script>">
<title>About <script>b()</script></title><style>p::after{content:"<script>c()</script>"}</style>
<script data-own="recall-reader">remember()</script>${head}
<script src=/assets/js/main.01234567.js></script><script type=application/ld+json>{"a":1}</script>
</head><body><script data-own=theme>paint()</script><div id=__docusaurus><main>${content}</main></div></body>`;

const found = (...pages: string[]) =>
  ownScripts(pages.map((html, at): [string, string] => [`/docs/page-${at}.html`, html]));

it('collects each inline script of the site once', () => {
  const html = page('<script data-own=reference-before-paint>open()</script>');
  const scripts = [...found(html, page(''), html)].join(' ');
  expect(scripts).toBe('recall-reader,remember() theme,paint() reference-before-paint,open()');
});

it('ignores scripts in attributes, comments and raw text', () => {
  const html = page(
    `<p title='<script>d()</script>' data-a="'">1 < 2 it's</p><!-- <script>e()</script> --><textarea><script>f()</script></textarea><code>&lt;script></code>`,
  );
  expect(inlineScripts(html).map(({ text }) => text)).toEqual(['remember()', 'paint()']);
});

it('reads a tag that is never closed in linear time', () => {
  expect(inlineScripts(`<script${' '.repeat(30)}=`)).toEqual([]);
});

it.each([
  ['a script of a document', '<p>Text <script>steal("all")</script></p>', 'steal(\\"all\\")'],
  ['a script in capitals', '<SCRIPT\n>steal()</SCRIPT >', 'steal()'],
  ['a script named like one of the frame', '<script data-own=theme>paint()</script>', 'paint()'],
  ['a script with a name of its own', '<script data-own="mine">steal()</script>', 'steal()'],
  ['a module', '<script type=module>steal()</script>', 'steal()'],
])('rejects %s in the content, naming page and beginning', (_, content, begins) => {
  expect(() => found(page(''), page(content))).toThrow(
    `/docs/page-1.html contains a script in its content that the site did not write. It begins with "${begins}". Take it out`,
  );
});

it('rejects a script that a page adds to its head', () => {
  expect(() => found(page('', '<script data-rh=true>count()</script>'))).toThrow(
    '/docs/page-0.html contains a script in its frame that the site did not write.',
  );
});

it('rejects a different script under the name of one of ours', () => {
  const ours = page('<script data-own=reference-before-paint>open()</script>');
  const theirs = page('<script data-own=reference-before-paint>steal()</script>');
  expect(() => found(ours, theirs)).toThrow(
    '/docs/page-1.html holds another script "reference-before-paint" than /docs/page-0.html. It begins with "steal()".',
  );
});
