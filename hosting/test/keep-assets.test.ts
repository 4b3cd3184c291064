import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listFiles } from '../built-files.ts';
import { keepAssets, prepare } from '../prepare.ts';
import { hostSite } from '../static-host.ts';

const above = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(above, { recursive: true }));

/** A build whose hashed files are named by its number; `site.css` is the same in all. */
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
  expect(keepAssets(second, first)).toBeGreaterThan(1);
  const builds = (folder: string) =>
    ['js', 'bin'].map((end) =>
      hashed(folder).flatMap((name) =>
        name.endsWith(end) ? [Number(name.at(-end.length - 2))] : [],
      ),
    );
  expect(builds(second)).toEqual([
    [1, 2],
    [1, 2],
  ]);
  keepAssets(third, second);
  expect(builds(third)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  keepAssets(fourth, third);
  expect(builds(fourth)).toEqual([
    [2, 3, 4],
    [2, 3, 4],
  ]);
  const before = listFiles(fourth);
  expect(before).not.toContain('/docs/page-3.html');
  // Once more changes nothing.
  expect(keepAssets(fourth, third)).toBe(0);
  expect(listFiles(fourth)).toEqual(before);
});

it('lets a host send a kept file like any other, and not the list of builds', async () => {
  const folder = join(above, 'build-4');
  await prepare(folder, join(above, 'servers'));
  const host = await hostSite(folder, 0);
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`);
  const kept = await ask('/assets/js/main.00000002.js');
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await ask('/.earlier-builds.json')).status).toBe(404);
  host.close();
  host.closeAllConnections();
});

it('says which folder holds no built site', () => {
  expect(() => keepAssets(join(above, 'build-1'), join(above, 'gone'))).toThrow(
    'gone holds no built site: there is no index.html in it.',
  );
});
