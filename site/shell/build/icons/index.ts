import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { icons } from './draw.ts';

/** The icons by which browsers and home screens know the site, drawn from the mark of the brand. */
export default function brandIcons(_context: LoadContext): Plugin {
  return {
    name: 'icons',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'img');
      await mkdir(folder, { recursive: true });
      for (const [name, content] of Object.entries(await icons()))
        await writeFile(path.join(folder, name), content);
    },
  };
}
