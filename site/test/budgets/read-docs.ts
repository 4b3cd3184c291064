import path from 'node:path';
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { remarkTroubleshooting } from '../../features/troubleshooting/build/gather.ts';
import { partialsOf } from '../../features/search/build/markdown-tree.ts';
import { remarkSpecFacts } from '../../features/openapi-components/build/index.ts';
import { apis, gettingStarted, products } from '../../content/products.ts';
import { pages, parts, site } from '../pages.ts';
import { budgetTable, measure } from './measure.ts';

/** A page by its path below /docs/, and what its writer made it say. */
export interface WrittenPage {
  page: string;
  tree: Root;
  /** The same, without what its components say. */
  written: Root;
}

/** What is generated from the documents of the APIs, and forms, which no budget counts. */
const UNCOUNTED = new Set(['ApiReference', 'Figure', 'Lab', 'Printables', 'Scenario']);
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
const reader = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
const parse = (markdown: string): Root =>
  reader.parse(admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(markdown), ADMONITIONS));

/** Every page as its reader sees it, with what it takes from other files. */
export function writtenPages(): WrittenPage[] {
  const first = parts.find(({ id }) => `docs/${id}.mdx` === apis.body)!;
  return [
    ...pages.map(({ id, body }) => pageOf(id, body)),
    { ...pageOf(first.id, `${first.body}\n\n${listing(apis.slug)}`), page: 'category/apis' },
    ...[...products, gettingStarted].map(({ slug, purpose }) =>
      pageOf(`category/${slug}`, `${purpose}\n\n${listing(slug)}`),
    ),
  ];
}

/** The pages of a folder as its category page lists them. */
const listing = (folder: string): string =>
  pages
    .filter(({ id }) => id.startsWith(`${folder}/`))
    .map(
      ({ frontMatter }) =>
        `- ${String(frontMatter['title'])}: ${String(frontMatter['description'])}`,
    )
    .join('\n');

function pageOf(id: string, body: string): WrittenPage {
  const file = path.join(site, 'docs', `${id}.mdx`);
  const tree = parse(body);
  const taken = partialsOf(file, body);
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, at, parent) => {
    const name = 'name' in node ? String(node.name) : '';
    if (!parent || at === undefined) return undefined;
    const part = taken.get(name);
    if (part === undefined && !UNCOUNTED.has(name)) return undefined;
    parent.children.splice(at, 1, ...((part ? parse(part).children : []) as never[]));
    return [SKIP, at];
  });
  const written = structuredClone(tree);
  remarkTroubleshooting()(tree);
  remarkSpecFacts()(tree, new VFile({ path: file }));
  return { page: id, tree, written };
}

// How many words and headings each page has, beside what it may have; the tests hold it to that.
if (process.argv[1]?.endsWith('read-docs.ts'))
  console.log(budgetTable(writtenPages().map(({ page, tree }) => measure(page, tree))));
