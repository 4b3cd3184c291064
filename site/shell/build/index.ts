import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin, ConfigureWebpackUtils } from '@docusaurus/types';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { colors } from '../../../brand/colors.ts';
import { drawings } from '../../../brand/drawings.ts';
import { collectGarbage } from './collect-garbage.ts';
import { writeSidebarTables } from './sidebar-tables.ts';
import { keepNamesSteady } from './deterministic-chunk-ids.ts';
import { withoutUnusedStyles, styleSheets } from './unused-styles.ts';
import type { Plugin as PostCssPlugin } from 'postcss';
import { allAskedFor, atLeastOne, fileIn, folderOf, generatedFile } from './contract.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What of the brand is read from files, and what stands in for it in a bundle, which reads none. */
const brandStandIns = (): Record<string, string> => ({
  [here('../../../brand/colors.ts')]: here('../page/router/brand.ts'),
  [here('../../../brand/drawings.ts')]: here('../page/router/brand.ts'),
});

/** Writes into bundles what the stand-ins name. */
const withBrand = ({ currentBundler }: ConfigureWebpackUtils): DefinePlugin =>
  new currentBundler.instance.DefinePlugin({
    BRAND_COLORS: JSON.stringify(colors),
    BRAND_DRAWINGS: JSON.stringify(drawings),
  });

/** Puts files beside the bundler's, by their addresses below the base URL. */
const emitFiles = (files: Map<string, string>): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('engine', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap({ name: 'engine', stage: -100 }, () => {
        for (const [name, text] of files) compilation.emitAsset(name, new RawSource(text));
      });
    });
  },
});

/**
 * Lets the layout be a desktop's at 996 px and a phone's below (specification, sections 2 and 9). The sheets of the theme,
 * and ours beside them, begin one pixel later.
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

const nothing = here('../page/router/nothing.ts');

/** Modules that ours stand in for everywhere, because no option or theme component reaches them. */
const everywhere = (): Record<string, string> => ({
  // Code is colored while the site is built; the original ships a highlighter to every page.
  [fileIn('classic', 'lib/prism-include-languages.js')]: nothing,
  // The database engine of the sandbox runs in the page, and nothing starts its workers. Both are addresses of
  // files: the one that is written anyway takes their place.
  [fileIn('sqlite', 'dist/sqlite3-worker1.mjs')]: fileIn('sqlite', 'dist/sqlite3.wasm'),
  [fileIn('sqlite', 'dist/sqlite3-opfs-async-proxy.js')]: fileIn('sqlite', 'dist/sqlite3.wasm'),
});

/** Lets the bundler read what starts a worker in the database engine as the address of a file, not as a program. */
const withoutWorkers = () => ({
  rules: [{ resource: fileIn('sqlite', 'dist/index.mjs'), parser: { worker: false } }],
});

/** Modules that ours stand in for in the browser of a reader; each says why. */
const inTheBrowser = (): Record<string, string> => ({
  // Its style sheets have no public address.
  '@theme-common-lib': folderOf('common'),
  [fileIn('core', 'lib/client/exports/router.js')]: here('../page/router/router.ts'),
  // It takes in React, which pages without an application have not.
  [fileIn('core', 'lib/client/exports/Translate.js')]: here('../page/router/translate.ts'),
  [fileIn('classic', 'lib/nprogress.js')]: here('../page/router/progress-bar.ts'),
  // The theme names it to the engine without its ending.
  [fileIn('classic', 'lib/nprogress.js').slice(0, -3)]: here('../page/router/progress-bar.ts'),
});

/** Looks up the name of a file by the name of its chunk: here the two are one. */
function dropChunkNames(config: Configuration): void {
  const isOne = (plugin: unknown) => plugin?.constructor.name === 'ChunkAssetPlugin';
  const plugins = config.plugins ?? [];
  atLeastOne(plugins.filter(isOne), 'the bundler plugin ChunkAssetPlugin', 'index.ts');
  config.plugins = plugins.filter((plugin) => !isOne(plugin));
}

/** What we change inside Docusaurus: see README.md beside this file. */
export default function engine({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'engine',
    // Where `docusaurus write-translations` looks for words, besides src.
    getPathsToWatch: () => ['..', '../../features'].map((of) => here(`${of}/**/*.{ts,tsx}`)),
    configurePostCss: (options) => ({
      ...options,
      plugins: [withoutUnusedStyles, desktopFrom996, ...options.plugins],
    }),
    configureWebpack(config, isServer, utils) {
      // Below assets/ a host may keep files for ever, since their names change with their content.
      const output = { assetModuleFilename: 'assets/files/[name].[contenthash:8][ext]' };
      const isBuild = config.mode === 'production';
      const sidebar = writeSidebarTables(generatedFilesDir, siteConfig, isBuild);
      const alias = { ...everywhere(), ...brandStandIns(), ...sidebar.standIns };
      const brand = withBrand(utils);
      const module = withoutWorkers();
      if (isServer || !isBuild) return { module, resolve: { alias }, output, plugins: [brand] };
      Object.assign(alias, inTheBrowser(), writeSiteFacts(generatedFilesDir, siteConfig), {
        [sidebar.known]: here('../page/router/nothing-known.json'),
      });
      dropChunkNames(config);
      keepNamesSteady(config);
      collectGarbage();
      config.entry = here('../page/router/start.ts');
      return {
        module,
        resolve: { alias },
        output,
        plugins: [
          brand,
          emitFiles(sidebar.files),
          allAskedFor(
            Object.values(inTheBrowser()).filter((file) => /\.tsx?$/.test(file)),
            'index.ts',
          ),
        ],
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: styleSheets } } as const,
      };
    },
  };
}

type DefinePlugin = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']
>;

type Facts = Record<string, unknown>;
type DocsData = Record<string, { versions: { docs: unknown[] }[] }>;

/** What the browser asks of the configuration; the rest steers the build. */
const CONFIG = ['baseUrl', 'trailingSlash'];

const only = (facts: Facts, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));

/**
 * Writes the facts about the site as the browser needs them, and says which generated file each
 * stands in for. The list of all docs goes: who asks for it are version menus, which we have not.
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
    'docusaurus.config.mjs': only(siteConfig as Facts, CONFIG),
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
