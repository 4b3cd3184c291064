import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changePages } from '../html.ts';
import { afterAllPlugins } from '../plugins.ts';
import { criticalStyles, readSheet, type Sheet } from './sheet.ts';

const LINK = /<link rel=stylesheet href=(\S+?)\s*\/?>/g;

/**
 * Inlines the critical CSS of each page, so that it is painted as soon as its HTML has arrived, one round trip
 * earlier. The full sheets load later (page-head).
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
      const changed = await changePages(outDir, async (html) => {
        const links = [...html.matchAll(LINK)].map(([, href = '']) => href);
        if (links.length === 0) return html;
        const css = criticalStyles(await Promise.all(links.map(sheetAt)), html);
        return inlineStyles(html, links, css);
      });
      if (changed === 0) throw new Error('critical-css: no page links a style sheet.');
      console.log(`[critical-css] ${changed} pages have the styles of their first paint.`);
    },
  };
}

/** Without JavaScript the sheets are linked; with it they load after the first frame. */
function inlineStyles(html: string, links: string[], css: string): string {
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
