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

/** A page by its path below /docs/, as a tree. */
interface WrittenPage {
  page: string;
  tree: Root;
  /** The same, with components not expanded. */
  written: Root;
}

/** Components that no budget counts: generated from the API documents, or forms. */
const UNCOUNTED = new Set(['ApiReference', 'Figure', 'Lab', 'Printables', 'Scenario']);
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
const reader = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
const parse = (markdown: string): Root =>
  reader.parse(admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(markdown), ADMONITIONS));

/** Every page as rendered, with its partials. */
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

/** The list of pages on a category page, as Markdown. */
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
