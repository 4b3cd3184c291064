import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// The one owner of what a page says of itself in its head: tags are added here while the site is built,
// and what a finished page carries is also written into a file of its own, by which
// own-modules/head/page-tags.ts follows a reader who comes by a link.

/** The name of an element, its attributes, and the text of a block of data. */
export type Tag = [name: string, attributes: Record<string, string>, text?: string];

/** Marks what belongs to one page; the engine marks its own so. */
const MARK = 'data-rh';

/** The page with further tags in its head. */
export function withTags(html: string, tags: Tag[]): string {
  const written = tags.map(([name, attributes, text]) => {
    const list = Object.entries({ [MARK]: 'true', ...attributes })
      .map(
        ([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      )
      .join('');
    return `<${name}${list}>${text === undefined ? '' : `${text.replaceAll('<', '\\u003c')}</${name}>`}`;
  });
  return html.replace('</head>', () => `${written.join('')}</head>`);
}

const QUOTED = `(?:[^"'>]|"[^"]*"|'[^']*')*`;
const TAGS = new RegExp(`<(?:meta|link)\\s${QUOTED}>|<script\\b${QUOTED}>.*?</script>`, 'gs');

/** The tags that belong to one page, as they stand in its head; its title is not among them. */
export const ownTags = (html: string): string =>
  (html.slice(0, html.indexOf('</head>')).match(TAGS) ?? [])
    .filter((tag) => /^[^>]*\sdata-rh[=\s>]/.test(tag))
    .join('\n');

/** Writes the tags of each page, named by its path below the base URL, into a file below `heads/`. */
export async function writeOwnTags(outDir: string, pages: string[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const name = page.replace(/\.html$/, '') || 'index';
      const file = path.join(outDir, 'heads', `${name}.txt`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, ownTags(await readFile(path.join(outDir, `${name}.html`), 'utf8')));
    }),
  );
}
