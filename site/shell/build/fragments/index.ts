import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterAllPlugins } from '../plugins.ts';
import { cutFragment, cutFrame } from './cut.ts';

/**
 * Writes the fragment of each page as JSON: `/docs/intro.json`. In-site navigation replaces only the article; a page
 * without a sidebar carries the docs layout in a template. Must come before the plugins that change pages.
 */
export default function fragments({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'fragments',
    async postBuild({ outDir, routesPaths, plugins }) {
      await afterAllPlugins(plugins, 'fragments');
      const pages = routesPaths.filter((route) => !route.endsWith('/404.html'));
      /** Pages without a sidebar. */
      const withoutList = ['404.html'];
      let frame: string | undefined;
      let written = 0;
      for (const route of pages) {
        const below = route.slice(baseUrl.length) || 'index';
        const page = await readFile(path.join(outDir, `${below}.html`), 'utf8').catch(() => '');
        const fragment = cutFragment(page);
        if (!fragment) continue;
        await writeFile(path.join(outDir, `${below}.json`), JSON.stringify(fragment));
        if (fragment.sidebar === undefined) withoutList.push(`${below}.html`);
        else frame ??= cutFrame(page);
        written += 1;
      }
      if (written === 0)
        throw new Error(
          `fragments: none of ${pages.length} pages has an article: site/shell/build/fragments/cut.ts looks for data-article.`,
        );
      if (!frame)
        throw new Error(
          'fragments: no page of the docs has the frame that site/shell/build/fragments/cut.ts looks for.',
        );
      for (const name of withoutList) {
        const file = path.join(outDir, name);
        const page = await readFile(file, 'utf8');
        const template = `<template data-docs-frame>${frame}</template>`;
        await writeFile(
          file,
          page.replace(/<\/body>|$/, () => `${template}</body>`),
        );
      }
      console.log(`[fragments] ${written} of ${pages.length} pages cut.`);
    },
  };
}
