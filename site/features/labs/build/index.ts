import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { namesIn, readSheet } from '../../../shell/build/critical-css/sheet.ts';
import { afterAllPlugins } from '../../../shell/build/plugins.ts';
import { attribute, changePages, elementAt } from '../../../shell/build/html.ts';

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
      const count = await changePages(outDir, (page) => {
        const html = withStaticFields(page);
        return html.replace(PREVIEW, (tag, at: number) => {
          const styles = rulesFor(namesIn(html.slice(at)))();
          return `${tag}<style>${styles}</style>`;
        });
      });
      if (count === 0) throw new Error('lab-pictures: no page has the picture of a lab.');
      console.log(`[lab-pictures] ${count} pages show a lab before it is opened.`);
    },
  };
}

/** A lab preview that is still inert. */
const INERT_PREVIEW = /^div\s(?=[^]*\sinert\b)[^]*\sdata-lab-picture\b/;
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
  for (let at = elementAt(html, INERT_PREVIEW); at; at = elementAt(html, INERT_PREVIEW, at.end)) {
    result += html.slice(from, at.inner) + html.slice(at.inner, at.innerEnd).replace(FIELD, box);
    from = at.innerEnd;
  }
  return result + html.slice(from);
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
  return attribute(attributes, 'value') || attribute(attributes, 'placeholder') || '';
}
