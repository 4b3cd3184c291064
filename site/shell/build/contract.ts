import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';

// Every undocumented detail of Docusaurus and other packages that we rely on. When one of them changes, the build
// fails here with a message, instead of producing a heavier or broken site.

const require = createRequire(import.meta.url);

const packages = {
  core: path.dirname(require.resolve('@docusaurus/core/package.json')),
  classic: path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  // It does not export its package.json.
  common: path.dirname(require.resolve('@docusaurus/theme-common')),
  sqlite: path.dirname(require.resolve('@sqlite.org/sqlite-wasm/package.json')),
} as const;

/** Fails the build, naming what changed and which of our files relies on it. */
function fail(what: string, lookAt: string): never {
  const { version } = JSON.parse(
    readFileSync(path.join(packages.core, 'package.json'), 'utf8'),
  ) as { version: string };
  throw new Error(
    `${what} (Docusaurus ${version}). This site relies on it: look at site/shell/build/${lookAt}, and at "When Docusaurus moves" in its README.`,
  );
}

/** The path of a file that one of ours replaces. Fails the build if it no longer exists. */
export function fileIn(name: keyof typeof packages, file: string): string {
  const full = path.join(packages[name], file);
  if (!existsSync(full)) fail(`${path.relative(process.cwd(), full)} is not there`, 'index.ts');
  return full;
}

export const folderOf = (name: keyof typeof packages): string => packages[name];

/** The path of a file that Docusaurus generates before bundling. Fails the build if it is missing. */
export function generatedFile(folder: string, name: string, lookAt: string): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) fail(`Docusaurus does not write ${name} any more`, lookAt);
  return file;
}

/** A bundler plugin that fails the build if one of our replacement modules is no longer imported. */
export const checkReplacements = (
  replacements: string[],
  lookAt: string,
): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('contract', (compilation) => {
      compilation.hooks.finishModules.tap('contract', (modules) => {
        const found = new Set(
          [...modules].map((module) => (module as { resource?: string }).resource),
        );
        for (const file of replacements) {
          if (!found.has(file))
            fail(`Nothing imports what ${path.basename(file)} replaces`, lookAt);
        }
      });
    });
  },
});

/** Returns `found`, or fails the build if it is empty. */
export function atLeastOne<Found>(found: Found[], what: string, lookAt: string): Found[] {
  if (found.length === 0) fail(`Nothing is found of ${what}`, lookAt);
  return found;
}
