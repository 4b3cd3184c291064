import { readFileSync } from 'node:fs';
import { withProviderWords } from '@frontline/specs/published-text';
import type { Nodes, RootContent } from 'mdast';
import { withLimitWords } from '../../openapi-components/build/fields.ts';
import { blocks } from '../../openapi-components/build/markdown.ts';
import { fileURLToPath } from 'node:url';

// Sheets read pages lazily, when they are laid out: a build with cached sheets parses no page.

/** The folder of the docs, from which sheets take their text. */
export const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

/**
 * The rows of the nth table under a heading of a page, without the header, so that the printed sheet and the
 * page have the same text. A cell to fill in is an empty string.
 */
export function tableOf(page: string, heading: string, nth = 0): string[][] {
  const table = blocksUnder(page, heading).filter((block) => block.type === 'table')[nth];
  if (!table) throw new Error(`docs/${page}.mdx has no table under "${heading}".`);
  return table.children.slice(1).map((row) => row.children.map(textOf));
}

/** `tableOf` for the first table, with two columns. */
export const pairsOf = (page: string, heading: string): [string, string][] =>
  tableOf(page, heading).map(([left = '', right = '']) => [left, right]);

/** The items of the first list under a heading of a page. */
export function listOf(page: string, heading: string): string[] {
  const list = blocksUnder(page, heading).find((block) => block.type === 'list');
  if (!list) throw new Error(`docs/${page}.mdx has no list under "${heading}".`);
  return list.children.map(textOf);
}

/** The blocks between a heading and the next one. Parses only these, since pages are far longer. */
function blocksUnder(page: string, heading: string): RootContent[] {
  const [, ...sections] = readPage(page).split(/^#{1,6} /m);
  for (const section of sections) {
    const end = section.indexOf('\n');
    if (typeset(section.slice(0, end)) === heading) return blocks(section.slice(end));
  }
  throw new Error(`docs/${page}.mdx has no heading "${heading}".`);
}

/** Reads a page without front matter and code fences, whose comments could look like headings. */
function readPage(page: string): string {
  return withLimitWords(withProviderWords(readFileSync(`${docs}/${page}.mdx`, 'utf8')))
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/^(`{3,}|~{3,}).*?^\1$/gms, '');
}

/** The text of a node with typographic quotation marks. */
const textOf = (node: Nodes): string => typeset(plain(node));

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
