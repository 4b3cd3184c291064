import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { frontMatterOf } from '../../../shell/build/articles/front-matter.ts';
import { NOTHING } from '@frontline/api-reference';
import { mayBeLarge, writePages, removeOthers, writeChanged } from '../build/write-pages.ts';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

test('writes what has changed, leaves the rest alone, and takes away what is no longer wanted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
  const file = (name: string) => path.join(folder, name);
  mkdirSync(file('radio'));
  for (const name of ['radio/same.md', 'radio/old.md', 'radio/gone.md']) {
    writeFileSync(file(name), name);
    utimesSync(file(name), 1, 1);
  }
  const wanted = [
    ['radio/same.md', 'radio/same.md'],
    ['radio/old.md', 'new'],
    ['lockers/parts/first.md', 'first'],
  ] as const;
  await writeChanged(new Map(wanted.map(([name, text]) => [file(name), text])));
  await removeOthers(folder, new Set(wanted.map(([name]) => file(name))));
  expect(readdirSync(file('radio'))).toEqual(['old.md', 'same.md']);
  expect(wanted.map(([name]) => readFileSync(file(name), 'utf8'))).toEqual(
    wanted.map(([, text]) => text),
  );
  expect(wanted.map(([name]) => statSync(file(name)).mtimeMs === 1_000)).toEqual([
    true,
    false,
    false,
  ]);
  rmSync(folder, { recursive: true });
});

let site = '';
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(site, 'docs/apis'), { recursive: true });
  await writeFile(
    path.join(site, 'docs/apis/big.mdx'),
    '---\ntitle: Big\ntype: reference\nroles: [integrator]\n---\n',
  );
});
afterEach(() => rm(site, { recursive: true }));

const page = (slug: string) => ({ ...NOTHING, slug, label: slug, description: `What: ${slug}.` });
const folder = () => path.join(site, 'docs/apis/big');

it('writes a page for each part, for the readers of the overview', async () => {
  await writePages(site, 'big', [page('store'), page('till')], 'Big "API"');
  expect((await readdir(folder())).sort()).toEqual(['store.mdx', 'till.mdx']);
  expect(frontMatterOf(path.join(folder(), 'till.mdx'))).toMatchObject({
    slug: '/apis/big/till',
    title: 'Big "API": till',
    sidebar_label: 'till',
    sidebar_position: 1,
    roles: ['integrator'],
    type: 'reference',
  });
  expect(await readFile(path.join(folder(), 'till.mdx'), 'utf8')).toContain(
    '<ApiReference api="big" part="till" />',
  );
});

it('removes the pages of parts that are gone, and no page written by hand', async () => {
  await writePages(site, 'big', [page('store'), page('till')], 'Big');
  await writeFile(path.join(folder(), 'guide.mdx'), '# By hand\n');
  await writePages(site, 'big', [page('till')], 'Big');
  expect((await readdir(folder())).sort()).toEqual(['guide.mdx', 'till.mdx']);
  await writePages(site, 'big', undefined, '');
  expect(await readdir(folder())).toEqual(['guide.mdx']);
});

it('knows by the names of methods which document need not be read', () => {
  const paths = (count: number) => 'get:\n'.repeat(count);
  expect([mayBeLarge(paths(60)), mayBeLarge(paths(61))]).toEqual([false, true]);
  expect(mayBeLarge(JSON.stringify({ x: Array.from({ length: 61 }, () => ({ get: 1 })) }))).toBe(
    true,
  );
});
