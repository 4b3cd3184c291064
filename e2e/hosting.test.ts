import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { listFiles, readBuiltFiles } from '../hosting/built-files.ts';
import { checkHost } from '../hosting/check.ts';
import { checkOddRequests, gradeOf } from '../hosting/odd-requests.ts';
import { cachingOf, typeOf, unknownType } from '../hosting/rules.ts';
import { baseUrl, open } from './browser.ts';
import { has, nginxHasBrotli, startCaddy, startNginx, type Serving } from './servers.ts';

const trialUrl = inject('trialUrl');
const site = inject('siteFolder');
const trial = inject('trialFolder');
const isCompressed = existsSync(join(site, 'index.html.br'));

const running: Serving[] = [];
afterAll(() => running.forEach((server) => server.stop()));

/** Files beside pages, of types that hosts agree on. */
function files(folder: string): string[] {
  const { paths } = readBuiltFiles(folder);
  return paths.filter((path) => !path.endsWith('.html') && typeOf(path) !== unknownType);
}

const start = async (serving: Promise<Serving>): Promise<string> => {
  const server = await serving;
  running.push(server);
  return server.url;
};

describe('a host', () => {
  it('keeps every promise of hosting/rules.ts when it is ours', async () => {
    const { looked, faults } = await checkHost(baseUrl, { paths: files(site) });
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(300);
  });

  it('keeps them under another base URL, and answers odd requests as well', async () => {
    expect((await checkHost(trialUrl)).faults).toEqual([]);
    const odd = await checkOddRequests(trialUrl);
    expect(odd.faults).toEqual([]);
    expect(odd.looked).toBeGreaterThan(18);
    expect([gradeOf(odd), gradeOf({ ...odd, faults: ['one'] })]).toEqual(['A', 'B']);
  });

  it.skipIf(!has('nginx'))('keeps them when it is nginx', async () => {
    const codings = [...(nginxHasBrotli() ? ['br'] : []), 'gzip'];
    const url = await start(startNginx(readBuiltFiles(site), site));
    const asked = { paths: files(site), codings: isCompressed ? codings : [] };
    expect((await checkHost(url, asked)).faults).toEqual([]);
    const placed = await start(startNginx(readBuiltFiles(trial), dirname(trial)));
    expect(
      (await checkHost(`${placed}${new URL(trialUrl).pathname}`, { codings: [] })).faults,
    ).toEqual([]);
  });

  it.skipIf(!has('caddy'))('keeps them when it is Caddy', async () => {
    const url = await start(startCaddy(readBuiltFiles(site), site));
    const asked = { paths: files(site), codings: isCompressed ? ['br', 'gzip'] : [] };
    expect((await checkHost(url, asked)).faults).toEqual([]);
    const placed = await start(startCaddy(readBuiltFiles(trial), dirname(trial)));
    expect(
      (await checkHost(`${placed}${new URL(trialUrl).pathname}`, { codings: [] })).faults,
    ).toEqual([]);
  });
});

describe('a drawing opened by itself', () => {
  it('is shown whole under the policy of the site', async () => {
    const drawings = listFiles(site).filter((name) => name.endsWith('.svg'));
    const [logo, sheet] = ['/img/', '/printables/'].map((folder) =>
      drawings.find((name) => name.startsWith(folder)),
    );
    for (const path of [logo, sheet]) {
      expect(path).toBeDefined();
      await open(path ?? '');
    }
  });
});

describe('a build', () => {
  it('lets hosts keep for ever only files with a hash of their content in their names', () => {
    const kept = listFiles(site).filter((name) => /immutable/.test(cachingOf(name)) && isOwn(name));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((name) => !/[-.][0-9a-f]{8}[.]\w+$/.test(name))).toEqual([]);
    const other = kept.filter(
      (name) =>
        existsSync(trial + name) && !readFileSync(site + name).equals(readFileSync(trial + name)),
    );
    expect(other).toEqual([]);
  });

  it('says nowhere in which folder it was made', () => {
    const root = dirname(dirname(fileURLToPath(import.meta.url)));
    const texts = listFiles(site).filter((name) => isOwn(name) && typeOf(name) !== unknownType);
    expect(texts.filter((name) => readFileSync(site + name, 'latin1').includes(root))).toEqual([]);
  });
});

const isOwn = (name: string) => !/[.](br|gz)$/.test(name);
