import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import apiReference from '../build/index.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "owner's site "));
  mkdirSync(path.join(site, 'docs/apis'), { recursive: true });
  for (const name of ['tills', 'doors']) writeFileSync(path.join(site, `${name}.yaml`), DOCUMENT);
});
afterEach(() => rmSync(site, { recursive: true }));

it('keeps no text of a document in memory, draws pages from its files, and takes away those of one no longer named', async () => {
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
