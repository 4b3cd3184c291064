import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { namesIn, readSheet } from '../../../shell/build/critical-css/sheet.ts';
import { afterAllPlugins } from '../../../shell/build/after-all-plugins.ts';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';

const SHEET = /^styles-sandbox\.\w+\.css$/;
const PICTURE = /<div[^>]*\sdata-lab-picture[^>]*>/;

/**
 * Gives the picture of a lab the part of the labs' own sheet that it needs: the sheet itself comes when a
 * lab is opened. It stands inside the article, and so also in the page that a reader goes to by a click.
 */
export default function labPictures(_context: LoadContext): Plugin {
  return {
    name: 'lab-pictures',
    async postBuild({ outDir, plugins }) {
      await afterAllPlugins(plugins, 'lab-pictures');
      const folder = path.join(outDir, 'assets/css');
      const name = (await readdir(folder)).find((file) => SHEET.test(file));
      if (!name) throw new Error(`lab-pictures: there is no ${SHEET} in assets/css.`);
      const partFor = readSheet(await readFile(path.join(folder, name), 'utf8'));
      let drawn = 0;
      for (const file of filesBelow(outDir).filter((one) => one.endsWith('.html'))) {
        const html = withStillFields(await readFile(file, 'utf8'));
        const start = html.search(PICTURE);
        if (start < 0) continue;
        const styles = partFor(namesIn(html.slice(start)))();
        await writeFile(
          file,
          html.replace(PICTURE, (tag) => `${tag}<style>${styles}</style>`),
        );
        drawn += 1;
      }
      if (drawn === 0) throw new Error('lab-pictures: no page has the picture of a lab.');
      console.log(`[lab-pictures] ${drawn} pages show a lab before it is opened.`);
    },
  };
}

/** The picture of a lab that nobody can act on yet. */
const STILL = /<div(?=[^>]*\sinert\b)[^>]*\sdata-lab-picture[^>]*>/g;
const FIELD =
  /<input\b(?![^>]*\btype="?(?:checkbox|radio|file)\b)([^>]*)>|<(select|textarea)\b([^>]*)>(.*?)<\/\2>/gs;

/**
 * Draws the text fields and lists of each picture as boxes. Of a field browsers ask whether it can have the focus,
 * to offer to fill it in, and to know they lay out all of the section around it, however far out of sight: on
 * the page of Lockers three fields took half of the work of loading (Chromium 156).
 */
export function withStillFields(html: string): string {
  let still = '';
  let from = 0;
  for (const { index, 0: tag } of html.matchAll(STILL)) {
    const end = endOf(html, index + tag.length);
    still += html.slice(from, index) + html.slice(index, end).replace(FIELD, box);
    from = end;
  }
  return still + html.slice(from);
}

/** Where the `div` ends whose content begins at `from`. */
function endOf(html: string, from: number): number {
  let depth = 1;
  for (const { index, 1: slash } of html.slice(from).matchAll(/<(\/?)div\b/g)) {
    depth += slash ? -1 : 1;
    if (depth === 0) return from + index;
  }
  throw new Error('lab-pictures: the picture of a lab has no end.');
}

function box(_: string, input: string, element: string, own: string, content: string): string {
  const attributes = input ?? own;
  const classes = /\bclass=(?:"[^"]*"|[^\s>]+)/.exec(attributes)?.[0] ?? '';
  const [rows = '1'] = /(?<=\brows="?)\d+/.exec(attributes) ?? [];
  const kind = element ? ` data-still=${element}` : ' data-still';
  return `<span ${classes}${kind} style=--rows:${rows}>${wordsOf(attributes, element, content)}</span>`;
}

function wordsOf(attributes: string, element: string | undefined, content: string): string {
  // Its first line break is none (HTML, section 4.10.11).
  if (element === 'textarea') return content.replace(/^\n/, '');
  if (element === 'select') {
    const chosen = /<option[^>]*\bselected\b[^>]*>([^<]*)/.exec(content);
    return (chosen ?? /<option[^>]*>([^<]*)/.exec(content))?.[1] ?? '';
  }
  return valueOf(attributes, 'value') || valueOf(attributes, 'placeholder');
}

function valueOf(attributes: string, name: string): string {
  const [, quoted, bare] =
    new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(attributes) ?? [];
  return quoted ?? bare ?? '';
}
