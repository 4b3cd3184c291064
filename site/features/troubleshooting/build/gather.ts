import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import { withProviderWords } from '@frontline/specs/published-text';
import type { PhrasingContent, Root, Table, TableRow, List } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { products } from '../../../content/products.ts';
import { plainText } from '../../search/build/plain-text.ts';
import { createHash } from 'node:crypto';
import 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { text } from '../../openapi-components/build/markdown.ts';
import { flow } from '../../openapi-components/build/printables.ts';

const isKind = (name: string | null): name is Kind => name !== null && Object.hasOwn(kinds, name);

const foldsOf = (kind: Kind): MdxJsxFlowElement[] =>
  gather(kind).map(({ slug, name, tables }) => {
    const { noun } = kinds[kind];
    const shown = kind === 'AllSymptoms' ? [firstCells(tables)] : tables;
    const rows = tables.reduce((sum, { children }) => sum + children.length - 1, 0);
    const summary = flow('summary', {}, text(`${name}: ${rows} ${noun}${rows === 1 ? '' : 's'}`));
    // Without `_mdxExplicitJsx`, MDX maps it to the site's details component.
    return { ...flow('details', { id: `${noun}s-${slug}` }, summary, ...shown), data: {} };
  });

const firstCells = (tables: Table[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: tables
    .flatMap(({ children: [, ...rows] }) => rows)
    .map(({ children: [first] }) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: first!.children }],
    })),
});

/**
 * A hash of the gathered tables, for the cache key: the page that shows them does not change itself. Covers only rows
 * and headings, to be fast enough for every build.
 */
export function gatheredVersion(): string {
  const hash = createHash('sha256');
  for (const [page, text] of pagesIn(docs))
    if (Object.values(kinds).some(({ heading }) => text.includes(heading)))
      hash.update(`${page}\n${text.match(/^(?:\||#).*$/gm)?.join('\n')}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** The first heading of the gathered tables and the noun for their rows, by component. */
export const kinds = {
  AllMessages: { heading: 'What it says', noun: 'message' },
  AllSymptoms: { heading: 'What you see', noun: 'symptom' },
} as const;

type Kind = keyof typeof kinds;

interface Gathered {
  slug: string;
  name: string;
  tables: Table[];
}

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
const FRONT_MATTER = /^---\r?\n.*?\r?\n---\r?\n/s;

/** All tables of a kind by product, each row with a link to its section. */
export function gather(kind: Kind, folder = docs): Gathered[] {
  const pages = pagesIn(folder).filter(([, text]) => text.includes(kinds[kind].heading));
  return products
    .map(({ slug, name }) => ({
      slug,
      name,
      tables: pages
        .filter(([page]) => page.startsWith(`${slug}/`))
        .flatMap(([page, text]) =>
          tablesOf(withProviderWords(text.replace(FRONT_MATTER, '')), page, kind),
        ),
    }))
    .filter(({ tables }) => tables.length > 0);
}

/** All pages in a folder: relative path without extension, and text. */
const pagesIn = (folder: string): [page: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    .sort()
    .map((name) => [name.slice(0, -'.mdx'.length), readFileSync(path.join(folder, name), 'utf8')]);

/** The tables of a kind on a page. @param page its path relative to docs/ */
export function tablesOf(markdown: string, page: string, kind: Kind): Table[] {
  const slugger = createSlugger();
  const found: Table[] = [];
  let section = '';
  visit(reader.parse(escapeMarkdownHeadingIds(markdown)) as Root, ['heading', 'table'], (node) => {
    if (node.type === 'heading') {
      const { text, id } = parseMarkdownHeadingId(plainText(node));
      section = id ?? slugger.slug(text);
    }
    if (node.type === 'table' && plainText(node.children[0]!.children[0]!) === kinds[kind].heading)
      found.push(withLinks(node, page, section));
  });
  return found;
}

/** Prepares a table for another page: makes its links absolute, and links the first cell of each row to its section. */
function withLinks(table: Table, page: string, section: string): Table {
  visit(table, 'link', (link) => {
    link.url = resolveUrl(link.url, page);
  });
  const [head, ...rows] = table.children;
  for (const row of rows) linkFirstCell(row, `/docs/${page}${section && `#${section}`}`);
  return { ...table, children: [head!, ...rows] };
}

function linkFirstCell({ children: [first] }: TableRow, url: string): void {
  let hasLink = false;
  visit(first!, 'link', () => {
    hasLink = true;
  });
  if (hasLink) return;
  const children = first!.children as Extract<PhrasingContent, { type: 'link' }>['children'];
  first!.children = [{ type: 'link', url, children }];
}

/** Resolves a relative link: `../requirements.mdx#keys` on lockers/intro is `/docs/requirements#keys`. */
function resolveUrl(url: string, page: string): string {
  if (/^(\w+:|\/)/.test(url)) return url;
  const { pathname, hash } = new URL(url, `http://site/docs/${page}`);
  return pathname.replace(/\.mdx$/, '') + hash;
}

/**
 * Expands `<AllMessages />` and `<AllSymptoms />`: a `<details>` for each product with its tables of messages, or with a
 * list of symptoms that link to the rows with their cure.
 */
export function remarkTroubleshooting() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      const { name } = element;
      if (!isKind(name) || !parent || index === undefined) return undefined;
      const folds = foldsOf(name);
      parent.children.splice(index, 1, ...folds);
      return [SKIP, index + folds.length];
    });
}
