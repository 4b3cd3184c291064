import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { othersAreDone } from '../others-are-done.ts';
import { cutFragment } from './cut.ts';

/**
 * Writes each page a second time without the bars around it, as JSON: `/docs/intro.json`. A reader who
 * comes by a click has the bars already. Must stand before the plugins that write into pages.
 */
export default function fragments({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'fragments',
    async postBuild({ outDir, routesPaths, plugins }) {
      await othersAreDone(plugins, 'fragments');
      const pages = routesPaths.filter((route) => !route.endsWith('/404.html'));
      let written = 0;
      for (const route of pages) {
        const below = route.slice(baseUrl.length) || 'index';
        const page = await readFile(path.join(outDir, `${below}.html`), 'utf8').catch(() => '');
        const fragment = cutFragment(page);
        if (!fragment) continue;
        await writeFile(path.join(outDir, `${below}.json`), JSON.stringify(fragment));
        written += 1;
      }
      if (written === 0)
        throw new Error(
          `fragments: none of ${pages.length} pages has an article: site/plugins/engine/build/fragments/cut.ts looks for data-article.`,
        );
      console.log(`[fragments] ${written} of ${pages.length} pages cut.`);
    },
  };
}
