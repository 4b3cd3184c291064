import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { brand } from '../../../../brand/brand.ts';
import { LIST, WORKER, type PackList } from '../shared/pack-list.ts';
import { afterAllPlugins } from '../../../shell/build/after-all-plugins.ts';
import { newestDate } from '../../../shell/build/page-dates/index.ts';
import { makeList } from './make-list.ts';

const source = (name: string): string => fileURLToPath(new URL(`../page/${name}`, import.meta.url));

/**
 * Makes the site one that readers can save whole: writes store-pack.json, the list of all files with
 * their revisions, and sw.js, the worker that answers from what is saved. Must stand first among
 * the plugins. With `brand.storePack` off, both files remove what readers have saved.
 */
export default function storePack(): Plugin {
  return {
    name: 'store-pack',
    getClientModules: () => (brand.storePack ? [source('start.ts')] : []),
    async postBuild({ outDir, plugins }) {
      await afterAllPlugins(plugins, 'store-pack');
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      if (!brand.storePack) {
        await write(LIST, JSON.stringify({ enabled: false }));
        await write(WORKER, await workerFrom('off-worker.ts'));
        return;
      }
      const list = makeList(outDir, newestDate() ?? '');
      await write(LIST, JSON.stringify(list));
      await write(WORKER, await workerFrom('worker.ts'));
      report(list);
    },
  };
}

/** One file without imports: not every browser that has service workers runs modules in them. */
async function workerFrom(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source(name)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]!.text;
}

function report({ files, version }: PackList): void {
  const transfer = files.reduce((sum, file) => sum + file.transfer, 0);
  const megabytes = (transfer / 1e6).toFixed(1);
  console.log(`[store-pack] version ${version}: ${files.length} files, ${megabytes} MB to save.`);
}
