import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { writeRouteTables } from './routing/route-tables.ts';
import { moveHashes } from './routing/file-tables.ts';
import { writeSidebarTables } from './sidebar-tables.ts';
import { writeSiteFacts } from './site-facts.ts';
import { keepNamesSteady } from './steady-names.ts';
import { styleSheets } from './style-sheets.ts';

const require = createRequire(import.meta.url);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Modules of the engine that ours stand in for, because no option or theme component reaches them. */
const standIns = (): Record<string, string> => {
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const engine = path.dirname(require.resolve('@sqlite.org/sqlite-wasm/package.json'));
  const classic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    // Code is coloured while the site is built; the original ships a highlighter to every page.
    [path.join(classic, 'lib/prism-include-languages.js')]: here('./nothing.ts'),
    // Decodes the hash of an address without a guard.
    [path.join(core, 'lib/client/ClientLifecyclesDispatcher.js')]: here('./lifecycles.ts'),
    // Asks for every file once; the original adds a tag per page and file: 257 tags for 24 files.
    [path.join(core, 'lib/client/prefetch.js')]: here('./prefetch.ts'),
    // The database engine of the sandbox runs in the page; its worker is a second copy of it.
    [path.join(engine, 'dist/sqlite3-worker1.mjs')]: here('./nothing.ts'),
    [path.join(engine, 'dist/sqlite3-opfs-async-proxy.js')]: here('./nothing.ts'),
  };
};

/** Libraries that every page would load for a small part of what they can do; each says more itself. */
const lightStandIns = (): Record<string, string> => {
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const common = path.dirname(require.resolve('@docusaurus/theme-common'));
  const classic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    'react-router-dom$': here('./routing/router.tsx'),
    'react-router-config$': here('./routing/router.tsx'),
    'react-helmet-async$': here('./head/helmet.tsx'),
    '@docusaurus/utils-common$': here('./addresses.ts'),
    [path.join(core, 'lib/client/browserContext.js')]: here('./browser-context.tsx'),
    // Switched off in docusaurus.config.ts: our own first script says it (page-head).
    [path.join(core, 'lib/client/BaseUrlIssueBanner/index.js')]: here('./no-part.ts'),
    [path.join(common, 'hooks/useWindowSize.js')]: here('./window-size.ts'),
    [path.join(core, 'lib/client/docusaurus.js')]: here('./routing/early.ts'),
    [path.join(core, 'lib/client/preload.js')]: here('./routing/preload.ts'),
    [path.join(classic, 'lib/nprogress.js')]: here('./progress-bar.ts'),
    [path.join(classic, 'lib/nprogress')]: here('./progress-bar.ts'),
  };
};

/**
 * Parts of the theme for what this site has not: versions, languages, tags, a sidebar that hides, drafts; and
 * those that only write tags of the head, which are data in the browser.
 */
const unused = (): Record<string, string> =>
  Object.fromEntries(
    [
      'DocVersionBanner',
      'DocVersionBadge',
      'TagsListInline',
      'DocSidebar/Desktop/CollapseButton',
      'DocRoot/Layout/Sidebar/ExpandButton',
      'Footer/Links/Simple',
      'Footer/Logo',
      'ContentVisibility',
      'SiteMetadata',
      'DocBreadcrumbs/StructuredData',
    ].map((part) => [`@theme/${part}$`, here('./no-part.ts')]),
  );

/** Puts aliases before the engine's, which would be found first. */
function addFirst(config: Configuration, alias: Record<string, string>): void {
  config.resolve = { ...config.resolve, alias: { ...alias, ...config.resolve?.alias } };
}

export default function ownModules({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'own-modules',
    // While developing, react-helmet-async follows the reader, and pages have no files beside them.
    getClientModules: () => (isBuild ? [here('./head/page-tags.ts')] : []),
    configureWebpack(config, isServer) {
      // Below assets/ a host may keep files for ever, since their names change with their content.
      const output = { assetModuleFilename: 'assets/files/[name].[contenthash:8][ext]' };
      const sidebar = writeSidebarTables(generatedFilesDir, isBuild);
      const alias = { ...standIns(), ...sidebar.standIns };
      if (isServer) addFirst(config, { '@generated/registry$': here('./registry.ts') });
      if (isServer || !isBuild) return { resolve: { alias }, output };
      const tables = writeRouteTables(
        generatedFilesDir,
        here('./routing/pages.tsx'),
        sidebar.trails,
      );
      Object.assign(alias, lightStandIns(), writeSiteFacts(generatedFilesDir, siteConfig), {
        [path.join(generatedFilesDir, 'routes.js')]: tables.entry,
        [sidebar.known]: here('./nothing-known.json'),
      });
      addFirst(config, unused());
      // Looks up the name of a file by the name of its chunk: here the two are one.
      config.plugins = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      keepNamesSteady(config);
      const plugins = [moveHashes(tables.cut, sidebar.files)];
      const optimization = {
        chunkIds: 'named',
        splitChunks: { cacheGroups: styleSheets },
      } as const;
      return { resolve: { alias }, output, plugins, optimization };
    },
  };
}
