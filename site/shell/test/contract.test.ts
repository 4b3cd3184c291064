import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, LoadedPlugin } from '@docusaurus/types';
import { afterAll, describe, expect, it } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import { writeSidebarTables } from '../build/sidebar-tables.ts';
import { writeSiteFacts } from '../build/index.ts';
import { makeNamesDeterministic } from '../build/deterministic-chunk-ids.ts';
import engine from '../build/index.ts';
import fragments from '../build/fragments/index.ts';
import { checkReplacements, atLeastOne, fileIn, generatedFile } from '../build/contract.ts';
import { afterAllPlugins } from '../build/plugins.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A generated-files folder of Docusaurus with these files. */
function generated(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** The end of every message: the installed version, and where to look. */
const lookAt = (file: string) =>
  new RegExp(
    `\\(Docusaurus \\d+\\.\\d+\\.\\d+\\)\\. This site relies on it: look at site/shell/build/${file}, and at "When Docusaurus moves" in its README\\.$`,
  );

/** The message that the build would fail with. */
function failureOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'The build goes on.';
}

const tablesOf = (files: Record<string, string>) =>
  writeSidebarTables(generated(files), { baseUrl: '/' }, true);

describe('the contract with Docusaurus', () => {
  it('fails the build if nothing imports a replacement module', async () => {
    const folder = generated({ 'a.js': "import './b.js';", 'b.js': '', 'c.js': '' });
    const built = (name: string) =>
      new Promise<string>((resolve) => {
        const plugins = [checkReplacements([path.join(folder, name)], 'index.ts')];
        const output = { path: path.join(folder, 'out') };
        webpack({ context: folder, entry: './a.js', mode: 'none', output, plugins }, (error) =>
          resolve(error?.message ?? 'The build goes on.'),
        );
      });
    expect(await built('b.js')).toBe('The build goes on.');
    const message = await built('c.js');
    expect(message).toContain('Nothing imports what c.js replaces');
    expect(message).toMatch(lookAt('index.ts'));
  });

  const missing: Record<string, [file: string, act: () => unknown]> = {
    'lib/client/moved.js is not there': ['index.ts', () => fileIn('core', 'lib/client/moved.js')],
    'Docusaurus does not write routes.js any more': [
      'page/routes.ts',
      () => generatedFile(generated(), 'routes.js', 'page/routes.ts'),
    ],
    'Nothing is found of letters': [
      'build/letters.ts',
      () => atLeastOne([], 'letters', 'build/letters.ts'),
    ],
    'Nothing is found of the bundler plugin ChunkAssetPlugin': [
      'index.ts',
      () => engineFor(generated(whole)).configureWebpack?.(production, false, utils, undefined),
    ],
    'Nothing is found of the minimizer of scripts': [
      'deterministic-chunk-ids.ts',
      () => makeNamesDeterministic({ optimization: { minimizer: [] } } as Configuration),
    ],
    'Docusaurus does not write registry.js any more': ['sidebar-tables.ts', () => tablesOf({})],
    "Nothing is found of the docs plugin's props in registry.js": [
      'sidebar-tables.ts',
      () => tablesOf({ 'registry.js': 'export default {};' }),
    ],
    'Nothing is found of a version of the docs': [
      'sidebar-tables.ts',
      () => tablesOf(propsWithoutVersion),
    ],
    'Nothing is found of the docs plugin in globalData.json': [
      'index.ts',
      () => {
        const facts = { 'globalData.json': '{}', 'site-metadata.json': '{}' };
        writeSiteFacts(generated(facts), { themeConfig: {} });
      },
    ],
  };
  it.each(Object.entries(missing))('fails the build with a message: %s', (what, [file, act]) => {
    const message = failureOf(act);
    expect(message).toContain(what);
    expect(message).toMatch(lookAt(file));
  });

  it('fails the build if a plugin is not found by its name', async () => {
    const plugins = [{ name: 'critical-css' }] as LoadedPlugin[];
    await expect(afterAllPlugins(plugins, 'fragments')).rejects.toThrow(
      'There is no plugin "fragments" among those that are built.',
    );
  });

  it('fails the build if no page has an article', async () => {
    const outDir = generated({ 'intro.html': '<html><head></head><body>' });
    const plugin = fragments({ baseUrl: '/' } as LoadContext);
    const built = { outDir, routesPaths: ['/intro'], plugins: [{ name: 'fragments' }] };
    await expect(plugin.postBuild?.(built as never)).rejects.toThrow(
      'fragments: none of 1 pages has an article',
    );
  });
});

/** The part of Docusaurus's utilities that the plugin uses. */
const utils = { currentBundler: { instance: { DefinePlugin: function () {} } } } as never;
const production: Configuration = { mode: 'production', plugins: [] };
const engineFor = (generatedFilesDir: string) =>
  engine({ generatedFilesDir, siteConfig: { baseUrl: '/', themeConfig: {} } } as LoadContext);

const propsWithoutVersion = {
  'registry.js':
    'x: [() => import("@generated/docusaurus-plugin-content-docs/default/p/docs-1.json")]',
  'docusaurus-plugin-content-docs/default/p/docs-1.json': '{}',
};

/** All generated files that the plugin reads. */
const whole = {
  ...propsWithoutVersion,
  'docusaurus-plugin-content-docs/default/p/docs-1.json':
    '{"version":{"docsSidebars":{"docs":[]},"docs":{}}}',
  'routes.js': 'export default [];',
  'globalData.json': '{"docusaurus-plugin-content-docs":{"default":{"versions":[]}}}',
  'site-metadata.json': '{}',
};
