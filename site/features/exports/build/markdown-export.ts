import type { Element } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { find, hasClass, removeIgnored, type PageContent } from './html.ts';
import { convertToText } from './text-alternatives.ts';
import { markdownAddress, type ExportedPage } from './pages.ts';

/** Inputs of the Markdown export besides the page itself. */
interface ExportContext {
  pages: ExportedPage[];
  /** The full Markdown of an API, by the `data-reference` of its page. */
  references: Map<string, string>;
}

/**
 * Converts a built page to Markdown (CommonMark and GFM tables): title, description, address and date, then
 * the content, with links to the Markdown of other pages.
 */
export function markdownOf(
  content: PageContent,
  page: ExportedPage,
  context: ExportContext,
): string {
  const { title, body } = content;
  const resolve = linkResolver(page, context.pages);
  const children =
    page.kind === 'category'
      ? category(body, page, context, resolve)
      : contentOf(body, context, resolve);
  const tree: Root = { type: 'root', children };
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if ('url' in node) node.url = resolve(node.url);
  });
  return `${headOf(title, page)}\n\n${stringify(tree)}`;
}

function headOf(title: string, page: ExportedPage): string {
  const facts = [
    `- Page: <${page.address}>`,
    page.date && `- Last updated: ${page.date}`,
    page.roles.length > 0 && `- For: ${page.roles.join(', ')}`,
  ];
  return `# ${title}\n\n> ${page.description}\n\n${facts.filter(Boolean).join('\n')}`;
}

function contentOf(
  body: Element,
  { references }: ExportContext,
  resolve: ResolveLink,
): RootContent[] {
  convertToText(body);
  removeIgnored(body);
  const div: Handle = (state, node) => {
    const api = node.properties['dataReference'];
    if (typeof api !== 'string') return state.toFlow(state.all(node));
    const text = references.get(api) ?? '';
    if (api.includes('/')) return [{ type: 'html', value: rewriteLinks(text, resolve) }];
    const [title, summary, ...parts] = markdown(text).children;
    const more = summary && isOnPage(body, summary) ? parts : [summary, ...parts];
    return [apiTitle(title), ...more].filter(Boolean) as ReturnType<typeof state.toFlow>;
  };
  // Glossary terms are links on the page; as Markdown links they would clutter the text.
  const a: Handle = (state, node) =>
    hasClass(node, 'term') ? state.all(node) : defaultHandlers.a(state, node);
  const tree = toMdast(body, { handlers: { a, div } });
  return ('children' in tree ? tree.children : [tree]) as RootContent[];
}

/** Whether the page around a reference has this paragraph already, as its introduction. */
function isOnPage(body: Element, paragraph: RootContent): boolean {
  let text = '';
  visit(paragraph, (node) => {
    if ('value' in node) text += node.value;
  });
  return find(body, (one) => one.tagName === 'p' && toString(one) === text) !== undefined;
}

/** Turns the title of the API with its version into a paragraph below the page title. */
const apiTitle = (title: RootContent | undefined): RootContent | undefined =>
  title?.type === 'heading'
    ? { type: 'paragraph', children: [{ type: 'strong', children: title.children }] }
    : title;

/** A category page: the list of its pages, and the content after it. */
function category(
  body: Element,
  page: ExportedPage,
  context: ExportContext,
  resolve: ResolveLink,
): RootContent[] {
  const more = find(body, ({ properties }) => properties['dataGoesOn'] !== undefined);
  return [...pageList(page, context), ...(more ? contentOf(more, context, resolve) : [])];
}

function pageList({ title }: ExportedPage, { pages }: ExportContext): RootContent[] {
  const lines = pages
    .filter(({ kind, group }) => kind === 'doc' && group === title)
    .map((page) => `- [${page.title}](${page.address}): ${page.description}`);
  return markdown(lines.join('\n')).children;
}

/** Resolves a link, and points links to pages at their Markdown. */
type ResolveLink = (url: string) => string;

function linkResolver(page: ExportedPage, pages: ExportedPage[]): ResolveLink {
  const addresses = new Map(pages.map((one) => [one.address, markdownAddress(one)]));
  return (url) => {
    if (url === '#in-page') return page.address;
    const whole = new URL(url, page.address);
    const { hash } = whole;
    whole.hash = '';
    const address = whole.href;
    return `${addresses.get(address) ?? addresses.get(address.replace(/\/$/, '')) ?? address}${hash}`;
  };
}

/** Relative links in the Markdown of references. */
const LINK = /\]\(([/#][^)\s]*)/g;

/**
 * Strips the title and rewrites the links of the Markdown of a large API by text replacement: parsing and serializing
 * takes seconds for each page, and there may be a hundred.
 */
const rewriteLinks = (text: string, resolve: ResolveLink): string =>
  text
    .replace(/^# .*\n+/, '')
    // Odd pieces are code blocks.
    .split(/(^```[^]*?^```$)/m)
    .map((piece, at) =>
      at % 2 ? piece : piece.replaceAll(LINK, (_, url: string) => `](${resolve(url)}`),
    )
    .join('')
    .trimEnd();

const markdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const stringify = (tree: Nodes): string =>
  toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    listItemIndent: 'one',
    rule: '-',
    fences: true,
  });
