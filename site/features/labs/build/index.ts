import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { namesIn, readSheet } from '../../../shell/build/critical-css/sheet.ts';
import { afterAllPlugins } from '../../../shell/build/plugins.ts';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';

const STYLESHEET = /^styles-sandbox\.\w+\.css$/;
const PREVIEW = /<div[^>]*\sdata-lab-picture[^>]*>/;

/**
 * Inlines the rules that a lab preview needs from the stylesheet of the labs, which loads only when a lab opens. The
 * `<style>` is inside the article, so that it also arrives with client-side navigation.
 */
export default function labPictures(_context: LoadContext): Plugin {
  return {
    name: 'lab-pictures',
    async postBuild({ outDir, plugins }) {
      await afterAllPlugins(plugins, 'lab-pictures');
      const folder = path.join(outDir, 'assets/css');
      const name = (await readdir(folder)).find((file) => STYLESHEET.test(file));
      if (!name) throw new Error(`lab-pictures: there is no ${STYLESHEET} in assets/css.`);
      const rulesFor = readSheet(await readFile(path.join(folder, name), 'utf8'));
      let count = 0;
      for (const file of filesBelow(outDir).filter((one) => one.endsWith('.html'))) {
        const html = withStaticFields(await readFile(file, 'utf8'));
        const start = html.search(PREVIEW);
        if (start < 0) continue;
        const styles = rulesFor(namesIn(html.slice(start)))();
        await writeFile(
          file,
          html.replace(PREVIEW, (tag) => `${tag}<style>${styles}</style>`),
        );
        count += 1;
      }
      if (count === 0) throw new Error('lab-pictures: no page has the picture of a lab.');
      console.log(`[lab-pictures] ${count} pages show a lab before it is opened.`);
    },
  };
}

/** A lab preview that is still inert. */
const INERT_PREVIEW = /<div(?=[^>]*\sinert\b)[^>]*\sdata-lab-picture[^>]*>/g;
const FIELD =
  /<input\b(?![^>]*\btype="?(?:checkbox|radio|file)\b)([^>]*)>|<(select|textarea)\b([^>]*)>(.*?)<\/\2>/gs;

/**
 * Replaces text fields and lists in each inert preview with boxes. Browsers lay out the whole section around a field,
 * however far off screen, to check whether it is focusable for autofill: three fields took half of the loading work
 * on the page of Lockers (Chromium 156).
 */
export function withStaticFields(html: string): string {
  let result = '';
  let from = 0;
  for (const { index, 0: tag } of html.matchAll(INERT_PREVIEW)) {
    const end = endOf(html, index + tag.length);
    result += html.slice(from, index) + html.slice(index, end).replace(FIELD, box);
    from = end;
  }
  return result + html.slice(from);
}

/** The end of the `div` whose content begins at `from`. */
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
  return `<span ${classes}${kind} style=--rows:${rows}>${textOf(attributes, element, content)}</span>`;
}

function textOf(attributes: string, element: string | undefined, content: string): string {
  // HTML ignores the first line break of a textarea (HTML, section 4.10.11).
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
