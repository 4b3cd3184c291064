import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../build-cache/index.ts';
import { afterAllPlugins } from '../after-all-plugins.ts';
import { criticalStyles, readSheet, type Sheet } from './sheet.ts';

const LINK = /<link rel=stylesheet href=(\S+?)\s*\/?>/g;

/**
 * Writes into each page the part of its style sheets that its own HTML needs: the page is shown when
 * its HTML has arrived, one round trip earlier. The whole sheets follow (page-head), for what
 * the reader opens.
 */
export default function criticalCss({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'critical-css',
    async postBuild({ outDir, plugins }) {
      await afterAllPlugins(plugins, 'critical-css');
      const sheets = new Map<string, Promise<Sheet>>();
      const sheetAt = (href: string): Promise<Sheet> => {
        const file = path.join(outDir, href.slice(baseUrl.length));
        const sheet = sheets.get(href) ?? readFile(file, 'utf8').then(readSheet);
        sheets.set(href, sheet);
        return sheet;
      };
      const pages = filesBelow(outDir).filter((file) => file.endsWith('.html'));
      let changed = 0;
      for (const file of pages) {
        const html = await readFile(file, 'utf8');
        const links = [...html.matchAll(LINK)].map(([, href = '']) => href);
        if (links.length === 0) continue;
        const css = criticalStyles(await Promise.all(links.map(sheetAt)), html);
        await writeFile(file, withFirstStyles(html, links, css));
        changed += 1;
      }
      if (changed === 0) throw new Error('critical-css: no page links a style sheet.');
      console.log(`[critical-css] ${changed} pages have the styles of their first paint.`);
    },
  };
}

/** The sheets are linked for readers without scripts; with them, they come after the first frame. */
function withFirstStyles(html: string, links: string[], css: string): string {
  let isFirst = true;
  return html
    .replaceAll(LINK, () => {
      if (!isFirst) return '';
      isFirst = false;
      const whole = links.map((href) => `<link rel=stylesheet href=${href}>`).join('');
      return `<style>${css}</style><noscript>${whole}</noscript>`;
    })
    .replace('data-scripts=', `data-sheets="${links.join(' ')}" data-scripts=`);
}
