import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { printableFiles } from '../../printables/draw-all.ts';

/** Draws the sheets of site/printables and publishes each as /printables/<name>.pdf and .svg. */
export default function printables({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'printables');
  const published = path.join(folder, 'printables');
  return {
    name: 'printables',
    async loadContent() {
      await rm(published, { recursive: true, force: true });
      await mkdir(published, { recursive: true });
      for (const [name, data] of Object.entries(await printableFiles()))
        await writeFile(path.join(published, name), data);
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: folder, publicPath: baseUrl }] } }) as object,
    postBuild: ({ outDir }) => cp(published, path.join(outDir, 'printables'), { recursive: true }),
  };
}
