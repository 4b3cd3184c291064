import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Nodes, RootContent } from 'mdast';
import { blocks } from '../plugins/spec-facts/markdown.ts';

/** The file of a doc, named as under docs/. */
export const docFile = (page: string) =>
  fileURLToPath(new URL(`../docs/${page}.mdx`, import.meta.url));

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

/** The blocks between a heading and the next one. */
function under(page: string, heading: string): RootContent[] {
  const content = readFileSync(docFile(page), 'utf8').replace(/^---\n.*?\n---\n/s, '');
  const all = blocks(content);
  const start = all.findIndex((block) => block.type === 'heading' && words(block) === heading);
  if (start < 0) throw new Error(`docs/${page}.mdx has no heading "${heading}".`);
  const rest = all.slice(start + 1);
  const end = rest.findIndex((block) => block.type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
}

/** The text of a node as it is printed, with the quotation marks of good typesetting. */
function words(node: Nodes): string {
  return plain(node)
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

function plain(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plain).join('') : '';
}
