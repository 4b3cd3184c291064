import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Module, WebpackPluginInstance, Chunk, Compilation } from 'webpack';

/** The file of a module, or what the bundler calls it by. */
export const fileOf = (module: Module): string => module.nameForCondition() ?? module.identifier();

/** What stands in a chunk that was written, with each module that the bundler has joined into another. */
export const modulesIn = ({ chunkGraph }: Compilation, chunk: Chunk): Module[] =>
  chunkGraph.getChunkModules(chunk).flatMap((module) => {
    const { modules = [module] } = module as { modules?: Module[] };
    return modules;
  });

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** For each script or sheet, by its name without the hash, the bytes of each module before it is made small. */
export type ModuleSizes = Record<string, Record<string, number>>;

/** A package by its name, a file of ours by its path in the repository. */
const nameOf = (module: Module): string =>
  fileOf(module)
    .replaceAll('\\', '/')
    .replace(/^.*node_modules\//, '')
    .replace(root.replaceAll('\\', '/'), '');

/**
 * Writes what each script and sheet is made of into `module-sizes.json` of a folder that no reader sees: the
 * test that holds the weight of pages (e2e/weight.test.ts) names by it what grew.
 */
export const writeModuleSizes = (folder: string): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.afterEmit.tap('engine', (compilation) => {
      const sizes: ModuleSizes = {};
      for (const chunk of compilation.chunks) {
        const own: Record<string, number> = {};
        for (const module of modulesIn(compilation, chunk))
          own[nameOf(module)] = (own[nameOf(module)] ?? 0) + module.size();
        if (chunk.name) sizes[chunk.name] = own;
      }
      writeFileSync(path.join(folder, 'module-sizes.json'), JSON.stringify(sizes));
    });
  },
});
