import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { setTimeout as delay } from 'node:timers/promises';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, test, describe } from 'vitest';
import { NOTHING } from '@frontline/api-reference';
import apiReference from '../build/index.ts';
import { mayBeLarge, waitForServer, writePages } from '../build/write-pages.ts';
import { removeOthers, writeChanged } from '../build/write-pages.ts';
import { frontMatterOf } from '../../../shell/build/articles/front-matter.ts';

describe('the plugin', () => {
  let site = '';
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), "owner's site "));
    mkdirSync(path.join(site, 'docs/apis'), { recursive: true });
    for (const name of ['tills', 'doors']) writeFileSync(path.join(site, `${name}.yaml`), DOCUMENT);
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('frees the text of documents, renders pages from files, and removes those of a dropped document', async () => {
    const { content, plugin, folder } = await loaded(['tills', 'doors']);
    const html = readFileSync(path.join(folder, 'tills.reference.html'), 'utf8');
    expect(html).toContain('A sentence of the description.');
    expect(content['tills']!.files).toContain(path.join(folder, 'reference/tills/openapi.yaml'));
    expect(Object.keys(content['tills']!)).not.toContain('downloads');
    expect(JSON.stringify(content)).not.toContain('<div');
    const { externals } = plugin.configureWebpack!({}, true, {} as never, content) as {
      externals: Record<string, string>;
    };
    const expression = externals['@api-reference/tills.reference.html']!.replace('var ', '');
    const require = createRequire(import.meta.url);
    expect(runInNewContext(expression, { require })).toBe(html);

    await loaded(['doors']);
    expect(readdirSync(path.join(folder, 'reference/doors'))).toContain('openapi.json');
    expect(readdirSync(path.join(folder, 'reference/tills'), { withFileTypes: true })).toEqual([]);
  });

  async function loaded(names: string[]) {
    const generatedFilesDir = path.join(site, '.docusaurus');
    const context = { siteDir: site, baseUrl: '/', generatedFilesDir } as LoadContext;
    const documents = names.map((name) => ({ name, file: `${name}.yaml`, isForeign: true }));
    const plugin = await apiReference(context, { documents });
    const content = (await plugin.loadContent!()) as Awaited<
      ReturnType<NonNullable<typeof plugin.loadContent>>
    >;
    await plugin.contentLoaded!({ content, actions: {} as never });
    return { content, plugin, folder: path.join(generatedFilesDir, 'api-reference') };
  }

  const DOCUMENT = `openapi: 3.1.1
info: { title: Tills, version: '1' }
paths:
  /tills:
    get:
      operationId: listTills
      summary: List tills
      description: A sentence of the description.
      responses: { '200': { description: The tills. } }
`;
});

describe('the server of an edited document', () => {
  let folder: string;
  let document: string;
  let server: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wait-for-server-'));
    document = join(folder, 'any-api.yaml');
    server = join(folder, 'any.document.json');
    writeFileSync(document, 'openapi: 3.1.0');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const seconds = () => Date.now() / 1_000;

  /** Whether a promise is still pending after this many ms. */
  const isPending = (work: Promise<void>, ms: number) =>
    Promise.race([work.then(() => false), delay(ms, true)]);

  it('waits until the server of an edited document is rebuilt', async () => {
    writeFileSync(server, '{}');
    utimesSync(server, seconds() - 60, seconds() - 60);
    const waiting = waitForServer(document, server);
    expect(await isPending(waiting, 200)).toBe(true);
    writeFileSync(server, '{ "openapi": "3.1.0" }');
    expect(await isPending(waiting, 1_500)).toBe(false);
  });

  it('does not wait if a document has no server', async () => {
    expect(await isPending(waitForServer(document, server), 0)).toBe(false);
  });

  it('times out if nothing rebuilds it', { timeout: 10_000 }, async () => {
    writeFileSync(server, '{}');
    utimesSync(server, seconds() - 60, seconds() - 60);
    const waiting = waitForServer(document, server);
    expect(await isPending(waiting, 1_500)).toBe(true);
    await waiting;
  });
});

describe('pages of a reference', () => {
  test('writes changed files, leaves the rest alone, and removes files that are no longer wanted', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
    const file = (name: string) => path.join(folder, name);
    mkdirSync(file('radio'));
    for (const name of ['radio/same.md', 'radio/old.md', 'radio/gone.md']) {
      writeFileSync(file(name), name);
      utimesSync(file(name), 1, 1);
    }
    const [same, old, first] = ['radio/same.md', 'radio/old.md', 'lockers/parts/first.md'] as const;
    const wanted = Object.entries({ [same]: same, [old]: 'new', [first]: 'first' });
    await writeChanged(new Map(wanted.map(([name, text]) => [file(name), text])));
    await removeOthers(folder, new Set(wanted.map(([name]) => file(name))));
    expect(readdirSync(file('radio'))).toEqual(['old.md', 'same.md']);
    for (const [name, text] of wanted) expect(readFileSync(file(name), 'utf8')).toBe(text);
    const kept = wanted.map(([name]) => statSync(file(name)).mtimeMs === 1_000);
    expect(kept).toEqual([true, false, false]);
    rmSync(folder, { recursive: true });
  });

  let site = '';
  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'pages-'));
    await mkdir(path.join(site, 'docs/apis'), { recursive: true });
    const overview = '---\ntitle: Big\ntype: reference\nroles: [integrator]\n---\n';
    await writeFile(path.join(site, 'docs/apis/big.mdx'), overview);
  });
  afterEach(() => rm(site, { recursive: true }));

  const page = (slug: string) => ({ ...NOTHING, slug, label: slug, description: `What: ${slug}.` });
  const folder = () => path.join(site, 'docs/apis/big');

  it('writes a page for each part, with the roles of the overview', async () => {
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
    const till = await readFile(path.join(folder(), 'till.mdx'), 'utf8');
    expect(till).toContain('<ApiReference api="big" part="till" />');
  });

  it('removes the pages of deleted parts, but no page written by hand', async () => {
    await writePages(site, 'big', [page('store'), page('till')], 'Big');
    await writeFile(path.join(folder(), 'guide.mdx'), '# By hand\n');
    await writePages(site, 'big', [page('till')], 'Big');
    expect((await readdir(folder())).sort()).toEqual(['guide.mdx', 'till.mdx']);
    await writePages(site, 'big', undefined, '');
    expect(await readdir(folder())).toEqual(['guide.mdx']);
  });

  it('judges by the number of HTTP methods whether a document may be large', () => {
    const paths = (count: number) => 'get:\n'.repeat(count);
    expect([mayBeLarge(paths(60)), mayBeLarge(paths(61))]).toEqual([false, true]);
    const json = JSON.stringify({ x: Array.from({ length: 61 }, () => ({ get: 1 })) });
    expect(mayBeLarge(json)).toBe(true);
  });
});
