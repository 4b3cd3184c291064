import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';

// Everything that we rely on inside Docusaurus and other people's packages without their promise. When one of
// them moves, the build ends with a sentence here, instead of a site that is quietly heavier or broken.

const require = createRequire(import.meta.url);

const packages = {
  core: path.dirname(require.resolve('@docusaurus/core/package.json')),
  classic: path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  // Its package.json is not public.
  common: path.dirname(require.resolve('@docusaurus/theme-common')),
  sqlite: path.dirname(require.resolve('@sqlite.org/sqlite-wasm/package.json')),
} as const;

/** Fails the build: what is not as it was, and which file of ours leans on it. */
function broken(what: string, lookAt: string): never {
  const { version } = JSON.parse(
    readFileSync(path.join(packages.core, 'package.json'), 'utf8'),
  ) as { version: string };
  throw new Error(
    `${what} (Docusaurus ${version}). This site relies on it: look at site/shell/build/${lookAt}, and at "When Docusaurus moves" in its README.`,
  );
}

/** A file of a package that ours stands in for. Fails where it is not there any more. */
export function fileIn(name: keyof typeof packages, file: string): string {
  const full = path.join(packages[name], file);
  if (!existsSync(full)) broken(`${path.relative(process.cwd(), full)} is not there`, 'index.ts');
  return full;
}

/** The folder of a package. */
export const folderOf = (name: keyof typeof packages): string => packages[name];

/** A file that Docusaurus writes before it bundles. Fails where it does not. */
export function generatedFile(folder: string, name: string, lookAt: string): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) broken(`Docusaurus does not write ${name} any more`, lookAt);
  return file;
}

/** Fails the build where nothing asks any more for one of our modules that stand in for another. */
export const allAskedFor = (standIns: string[], lookAt: string): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('contract', (compilation) => {
      compilation.hooks.finishModules.tap('contract', (modules) => {
        const found = new Set(
          [...modules].map((module) => (module as { resource?: string }).resource),
        );
        for (const file of standIns) {
          if (!found.has(file))
            broken(`Nothing asks for what ${path.basename(file)} stands in for`, lookAt);
        }
      });
    });
  },
});

/** What a pattern or a search has found. Fails where that is nothing. */
export function atLeastOne<Found>(found: Found[], what: string, lookAt: string): Found[] {
  if (found.length === 0) broken(`Nothing is found of ${what}`, lookAt);
  return found;
}
