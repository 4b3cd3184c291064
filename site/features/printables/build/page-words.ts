import { readFileSync } from 'node:fs';
import { withProviderWords } from '@frontline/specs/provider-words';
import type { Nodes, RootContent } from 'mdast';
import { withLimitWords } from '../../openapi-components/build/fields.ts';
import { blocks } from '../../openapi-components/build/markdown.ts';
import { fileURLToPath } from 'node:url';

// Sheets ask for words only when they are drawn: a build that has them drawn reads no page.

/** The folder of the docs, whose words stand on the sheets. */
export const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

/**
 * The rows of a table under a heading of a page, the first unless told, without its column titles:
 * so the sheet that hangs in a store and the page say the same. A cell to fill in is an empty text.
 */
export function tableOf(page: string, heading: string, nth = 0): string[][] {
  const table = under(page, heading).filter((block) => block.type === 'table')[nth];
  if (!table) throw new Error(`docs/${page}.mdx has no table under "${heading}".`);
  return table.children.slice(1).map((row) => row.children.map(words));
}

/** The same for a table of two columns. */
export const pairsOf = (page: string, heading: string): [string, string][] =>
  tableOf(page, heading).map(([left = '', right = '']) => [left, right]);

/** The items of the first list under a heading of a page. */
export function listOf(page: string, heading: string): string[] {
  const list = under(page, heading).find((block) => block.type === 'list');
  if (!list) throw new Error(`docs/${page}.mdx has no list under "${heading}".`);
  return list.children.map(words);
}

/** What stands under headings that were asked for: a sheet reads its rows once for each size that it tries. */
const known = new Map<string, RootContent[]>();

function under(page: string, heading: string): RootContent[] {
  const name = `${page} ${heading}`;
  const blocks = known.get(name) ?? parsed(page, heading);
  known.set(name, blocks);
  return blocks;
}

/** The blocks between a heading and the next one. Only these are parsed: a page is far longer. */
function parsed(page: string, heading: string): RootContent[] {
  const [, ...sections] = readPage(page).split(/^#{1,6} /m);
  for (const section of sections) {
    const end = section.indexOf('\n');
    if (typeset(section.slice(0, end)) === heading) return blocks(section.slice(end));
  }
  throw new Error(`docs/${page}.mdx has no heading "${heading}".`);
}

/** A page without its front matter, and without the code that could be taken for headings. */
function readPage(page: string): string {
  return withLimitWords(withProviderWords(readFileSync(`${docs}/${page}.mdx`, 'utf8')))
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/^(`{3,}|~{3,}).*?^\1$/gms, '');
}

/** The text of a node as it is printed, with the quotation marks of good typesetting. */
const words = (node: Nodes): string => typeset(plain(node));

const typeset = (text: string): string =>
  text
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

function plain(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plain).join('') : '';
}
