import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { listFiles, readBuiltFiles } from '../hosting/built-files.ts';
import { checkHost } from '../hosting/check.ts';
import { checkOddRequests, gradeOf } from '../hosting/odd-requests.ts';
import { cachingOf, hiddenPaths, typeOf, types, unknownType } from '../hosting/rules.ts';
import { hostSite } from '../hosting/static-host.ts';
import { baseUrl, open } from './browser.ts';
import { has, nginxHasBrotli, startApache, startCaddy, startNginx } from './servers.ts';
import type { Serving } from './servers.ts';

const trialUrl = inject('trialUrl');
const site = inject('siteFolder');
const trial = inject('trialFolder');
const isCompressed = existsSync(join(site, 'index.html.br'));

const running: Serving[] = [];
afterAll(() => running.forEach((server) => server.stop()));

/** Files other than pages, of types that all hosts serve the same. */
function files(folder: string): string[] {
  const { paths } = readBuiltFiles(folder);
  return paths.filter((path) => !path.endsWith('.html') && typeOf(path) !== unknownType);
}

const start = async (serving: Promise<Serving>): Promise<string> => {
  const server = await serving;
  running.push(server);
  return server.url;
};

/** Checks every rule on a server of this machine: for the site, and for the trial site below its base URL. */
async function holdsUnder(serve: typeof startNginx, able: string[]): Promise<void> {
  const url = await start(serve(readBuiltFiles(site), site));
  const codings = isCompressed ? able : [];
  expect((await checkHost(url, { paths: files(site), codings })).faults).toEqual([]);
  expect((await checkOddRequests(url)).faults).toEqual([]);
  const target = await redirectBehindProxy(`${url}/docs/support/`);
  expect(target).toBe('http://docs.example.com/docs/support');
  const placed = await start(serve(readBuiltFiles(trial), dirname(trial)));
  const below = `${placed}${new URL(trialUrl).pathname}`;
  expect((await checkHost(below, { codings })).faults).toEqual([]);
  expect((await checkOddRequests(below)).faults).toEqual([]);
}

/** Where a redirect leads readers of a proxy that passes on the host name in their address. */
async function redirectBehindProxy(url: string): Promise<string> {
  const sent = get(url, { headers: { host: 'docs.example.com' } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return new URL(answer.headers.location ?? '', 'http://docs.example.com').href;
}

describe('a host', () => {
  it('follows every rule of hosting/rules.ts if it is ours', async () => {
    const { checked: looked, faults } = await checkHost(baseUrl, { paths: files(site) });
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(300);
  });

  it('follows them under another base URL, and handles unusual requests', async () => {
    expect((await checkHost(trialUrl)).faults).toEqual([]);
    const odd = await checkOddRequests(trialUrl);
    expect(odd.faults).toEqual([]);
    expect(odd.checked).toBeGreaterThan(18);
    expect([gradeOf(odd), gradeOf({ ...odd, faults: ['one'] })]).toEqual(['A', 'B']);
  });

  it('lets pages call no server on the computer of the reader if it is public', async () => {
    const host = await hostSite(site, 0);
    running.push({ url: '', stop: () => host.close() });
    const url = `http://localhost:${(host.address() as AddressInfo).port}`;
    expect((await checkHost(url)).faults).toEqual([]);
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).not.toContain('http:');
    expect((await fetch(trialUrl)).headers.get('content-security-policy')).toContain('http:');
  });

  it.skipIf(!has('nginx'))('keeps them when it is nginx', () =>
    holdsUnder(startNginx, nginxHasBrotli() ? ['br', 'gzip'] : ['gzip']),
  );

  it.skipIf(!has('caddy'))('keeps them when it is Caddy', () =>
    holdsUnder(startCaddy, ['br', 'gzip']),
  );

  it.skipIf(!has('apache2'))('keeps them when it is Apache', () =>
    holdsUnder(startApache, ['br', 'gzip']),
  );
});

it('renders a drawing opened by itself completely under the policy of the site', async () => {
  const drawings = listFiles(site).filter((name) => name.endsWith('.svg'));
  const [logo, sheet] = ['/img/', '/printables/'].map((folder) =>
    drawings.find((name) => name.startsWith(folder)),
  );
  for (const path of [logo, sheet]) {
    expect(path).toBeDefined();
    await open(path ?? '');
  }
});

describe('a build', () => {
  it('marks only files with a content hash in their names as immutable', () => {
    const immutableFiles = listFiles(site).filter(
      (name) => /immutable/.test(cachingOf(name)) && isOwn(name),
    );
    expect(immutableFiles.length).toBeGreaterThan(20);
    expect(immutableFiles.filter((name) => !/[-.][0-9a-f]{8}[.]\w+$/.test(name))).toEqual([]);
    const other = immutableFiles.filter(
      (name) =>
        existsSync(trial + name) && !readFileSync(site + name).equals(readFileSync(trial + name)),
    );
    expect(other).toEqual([]);
  });

  it('contains what hosting/README.md explains, and nothing else', () => {
    const readme = readFileSync(new URL('../hosting/README.md', import.meta.url), 'utf8');
    const [, table = ''] = /## What is in the folder\n(.*?)\n## /s.exec(readme) ?? [];
    const explained = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, glob = '']) => glob),
    );
    const names = listFiles(site).filter(isOwn);
    const fits = (glob: string, name: string) => pattern(glob).test(name.slice(1));
    expect(names.filter((name) => !explained.some((glob) => fits(glob, name)))).toEqual([]);
    const idle = explained.filter((glob) => !names.some((name) => fits(glob, name)));
    // Exists only after a green test run.
    expect(idle.filter((glob) => glob !== 'tested.svg')).toEqual([]);
  });

  it('contains only files whose media type is configured for every host', () => {
    const known = new RegExp(hiddenPaths);
    const names = listFiles(site).filter((name) => isOwn(name) && !known.test(name));
    expect(names.filter((name) => !(/[^.]*$/.exec(name)![0] in types))).toEqual([]);
  });

  it('names the licenses of its packages, and where to report a vulnerability', async () => {
    const licenses = readFileSync(join(site, 'licenses.txt'), 'utf8');
    for (const name of ['react-dom', '@sqlite.org/sqlite-wasm', 'infima'])
      expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+.* \\(.+\\)$`, 'm'));
    expect(licenses).toContain('SIL OPEN FONT LICENSE');
    const security = await fetch(`${trialUrl}/.well-known/security.txt`);
    expect(security.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await security.text()).toMatch(/^Contact: https:.*\nExpires: \d{4}-.*Z\n/);
  });

  it('contains no path of its build folder', () => {
    const root = dirname(dirname(fileURLToPath(import.meta.url)));
    const texts = listFiles(site).filter((name) => isOwn(name) && typeOf(name) !== unknownType);
    expect(texts.filter((name) => readFileSync(site + name, 'latin1').includes(root))).toEqual([]);
  });
});

const isOwn = (name: string) => !/[.](br|gz)$/.test(name);

/** `*` stands for a name, `**` for any path. */
const pattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/[.+]/g, '\\$&').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  );
