import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin, ConfigureWebpackUtils } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { colors, drawings } from '../../../brand/look.ts';
import { collectGarbage } from './collect-garbage.ts';
import { writeSidebarTables } from './sidebar-tables.ts';
import { makeNamesDeterministic } from './deterministic-chunk-ids.ts';
import { withoutUnusedStyles, styleSheets } from './unused-styles.ts';
import type { Plugin as PostCssPlugin } from 'postcss';
import { checkReplacements, atLeastOne, fileIn, folderOf, generatedFile } from './contract.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Modules that read the brand from files, and the module that replaces them in bundles, which cannot. */
const brandReplacements = (): Record<string, string> => ({
  [here('../../../brand/look.ts')]: here('../page/router/brand.ts'),
});

/** Defines the constants that the replacement module reads. */
const withBrand = ({ currentBundler }: ConfigureWebpackUtils): DefinePlugin =>
  new currentBundler.instance.DefinePlugin({
    BRAND_COLORS: JSON.stringify(colors),
    BRAND_DRAWINGS: JSON.stringify(drawings),
  });

/**
 * Shows the desktop layout from 996 px on (specification, sections 2 and 9). The theme's style sheets, and ours that
 * follow them, use 997 px.
 */
const desktopFrom996: PostCssPlugin = {
  postcssPlugin: 'desktop-from-996',
  AtRule: {
    media(rule) {
      rule.params = rule.params
        .replaceAll('(max-width: 996px)', '(max-width: 995.98px)')
        .replaceAll('(min-width: 997px)', '(min-width: 996px)');
    },
  },
};

const emptyModule = here('../page/router/empty-module.ts');

/** Modules that we replace on the server and in the browser, because no option or theme component reaches them. */
const replacedEverywhere = (): Record<string, string> => ({
  // Code is highlighted at build time; the original ships a highlighter to every page.
  [fileIn('classic', 'lib/prism-include-languages.js')]: emptyModule,
  // The sandbox runs SQLite on the main thread and never starts its workers. Both imports are file URLs, so a file
  // that is emitted anyway replaces them.
  [fileIn('sqlite', 'dist/sqlite3-worker1.mjs')]: fileIn('sqlite', 'dist/sqlite3.wasm'),
  [fileIn('sqlite', 'dist/sqlite3-opfs-async-proxy.js')]: fileIn('sqlite', 'dist/sqlite3.wasm'),
});

/** Makes the bundler treat the worker URLs in SQLite as assets, not as entry points. */
const withoutWorkers = () => ({
  rules: [{ resource: fileIn('sqlite', 'dist/index.mjs'), parser: { worker: false } }],
});

/** Modules that we replace in the browser only. */
const replacedInBrowser = (): Record<string, string> => ({
  // Its style sheets are not exported.
  '@theme-common-lib': folderOf('common'),
  [fileIn('core', 'lib/client/exports/router.js')]: here('../page/router/router.ts'),
  // It imports React, which most pages do not load.
  [fileIn('core', 'lib/client/exports/Translate.js')]: here('../page/router/translate.ts'),
  [fileIn('classic', 'lib/nprogress.js')]: here('../page/router/progress-bar.ts'),
  // The theme registers it without its extension.
  [fileIn('classic', 'lib/nprogress.js').slice(0, -3)]: here('../page/router/progress-bar.ts'),
});

/** Drops the map from chunk names to file names: here the two are the same. */
function dropChunkNames(config: Configuration): void {
  const isOne = (plugin: unknown) => plugin?.constructor.name === 'ChunkAssetPlugin';
  const plugins = config.plugins ?? [];
  atLeastOne(plugins.filter(isOne), 'the bundler plugin ChunkAssetPlugin', 'index.ts');
  config.plugins = plugins.filter((plugin) => !isOne(plugin));
}

/** What we change inside Docusaurus: see README.md beside this file. */
export default function engine({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  let sidebarFiles: Record<string, string> = {};
  return {
    name: 'engine',
    async postBuild({ outDir }) {
      await mkdir(path.join(outDir, SIDEBAR_FILES), { recursive: true });
      for (const [name, html] of Object.entries(sidebarFiles))
        await writeFile(path.join(outDir, SIDEBAR_FILES, `${name}.json`), JSON.stringify(html));
    },
    // Where `docusaurus write-translations` looks for messages, besides src.
    getPathsToWatch: () => ['..', '../../features'].map((of) => here(`${of}/**/*.{ts,tsx}`)),
    configurePostCss: (options) => ({
      ...options,
      plugins: [withoutUnusedStyles, desktopFrom996, ...options.plugins],
    }),
    configureWebpack(config, isServer, utils) {
      // Hosts may cache files below assets/ forever, since their names change with their content.
      const output = { assetModuleFilename: 'assets/files/[name].[contenthash:8][ext]' };
      const isBuild = config.mode === 'production';
      const sidebar = writeSidebarTables(generatedFilesDir, siteConfig, isBuild);
      sidebarFiles = sidebar.files;
      const alias = { ...replacedEverywhere(), ...brandReplacements(), ...sidebar.replacements };
      const brand = withBrand(utils);
      const module = withoutWorkers();
      if (isServer || !isBuild) return { module, resolve: { alias }, output, plugins: [brand] };
      Object.assign(alias, replacedInBrowser(), writeSiteFacts(generatedFilesDir, siteConfig));
      dropChunkNames(config);
      makeNamesDeterministic(config);
      collectGarbage();
      config.entry = here('../page/router/start.ts');
      return {
        module,
        resolve: { alias },
        output,
        plugins: [
          brand,
          checkReplacements(
            Object.values(replacedInBrowser()).filter((file) => /\.tsx?$/.test(file)),
            'index.ts',
          ),
        ],
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: styleSheets } } as const,
      };
    },
  };
}

/** Where the browser fetches what a page leaves out of its sidebar. */
const SIDEBAR_FILES = 'assets/sidebar';

type DefinePlugin = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']
>;

type Facts = Record<string, unknown>;
type DocsData = Record<string, { versions: { docs: unknown[] }[] }>;

/** The keys of the configuration that the browser needs. */
const CONFIG = ['baseUrl', 'trailingSlash'];

const pick = (facts: Facts, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));

/**
 * Writes smaller versions of generated data files for the browser, and returns them by the file each replaces.
 * The list of all docs is left out: only version menus need it.
 */
export function writeSiteFacts(generated: string, siteConfig: object): Record<string, string> {
  const folder = path.join(generated, 'own-facts');
  mkdirSync(folder, { recursive: true });
  const read = (name: string) =>
    JSON.parse(readFileSync(generatedFile(generated, name, 'index.ts'), 'utf8')) as Facts;
  const globalData = read('globalData.json');
  const docs = (globalData['docusaurus-plugin-content-docs'] ?? {}) as DocsData;
  const found = 'the docs plugin in globalData.json';
  for (const { versions } of atLeastOne(Object.values(docs), found, 'index.ts'))
    for (const version of versions) version.docs = [];

  const facts: Record<string, unknown> = {
    'docusaurus.config.mjs': pick(siteConfig as Facts, CONFIG),
    'globalData.json': globalData,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const file = path.join(folder, `${path.parse(name).name}.json`);
      writeFileSync(file, JSON.stringify(fact));
      return [path.join(generated, name), file];
    }),
  );
}
