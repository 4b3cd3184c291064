import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docs } from './page-words.ts';
import { createCache, filesBelow } from '../../../shell/build/build-cache/index.ts';

/** Renders the sheets and publishes each as /printables/<name>.pdf and .svg. */
export default function printables({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'printables');
  const published = path.join(folder, 'printables');
  return {
    name: 'printables',
    async loadContent() {
      await rm(published, { recursive: true, force: true });
      await mkdir(published, { recursive: true });
      for (const [name, data] of Object.entries(await sheets(siteDir)))
        await writeFile(path.join(published, name), data);
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: folder, publicPath: baseUrl }] } }) as object,
    postBuild: ({ outDir }) => cp(published, path.join(outDir, 'printables'), { recursive: true }),
  };
}

/** The files of all sheets by name. Their text comes from pages, so all pages are part of the cache key. */
async function sheets(siteDir: string): Promise<Record<string, string | Buffer>> {
  const cached = createCache(siteDir, 'printables');
  const words = await Promise.all(filesBelow(docs).map((file) => readFile(file, 'utf8')));
  return cached(words, async () => (await import('./draw-all.ts')).printableFiles());
}
