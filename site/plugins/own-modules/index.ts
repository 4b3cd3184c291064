import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

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
    // Asks for every file once; the original adds a tag per page and file: 257 tags for 24 files.
    [path.join(core, 'lib/client/prefetch.js')]: here('./prefetch.ts'),
    // The database engine of the sandbox runs in the page; its worker is a second copy of it.
    [path.join(engine, 'dist/sqlite3-worker1.mjs')]: here('./nothing.ts'),
    [path.join(engine, 'dist/sqlite3-opfs-async-proxy.js')]: here('./nothing.ts'),
  };
};

export default function ownModules(): Plugin {
  return {
    name: 'own-modules',
    configureWebpack: () => ({
      resolve: { alias: standIns() },
      // Below assets/ a host may keep files for ever, since their names change with their content.
      output: { assetModuleFilename: 'assets/files/[name].[contenthash:8][ext]' },
    }),
  };
}
