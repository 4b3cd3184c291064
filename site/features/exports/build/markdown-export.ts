import type { Element } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { find, hasClass, removeSilent, type PageContent } from './html.ts';
import { sayInWords } from './in-words.ts';
import { markdownAddress, type MachinePage } from './pages.ts';

/** What the Markdown of a page is made with, besides that page. */
export interface Surroundings {
  pages: MachinePage[];
  /** The full Markdown of an API, by the name its page gives it. */
  references: Map<string, string>;
}

/**
 * A built page as Markdown (CommonMark and GFM tables): title, description, address and date, then
 * all that the page says, with links to the Markdown of other pages.
 */
export function markdownOf(content: PageContent, page: MachinePage, around: Surroundings): string {
  const { title, body } = content;
  const whole = leadingToMarkdown(page, around.pages);
  const children =
    page.kind === 'category' ? category(body, page, around, whole) : said(body, around, whole);
  const tree: Root = { type: 'root', children };
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if ('url' in node) node.url = whole(node.url);
  });
  return `${headOf(title, page)}\n\n${stringify(tree)}`;
}

function headOf(title: string, page: MachinePage): string {
  const facts = [
    `- Page: <${page.address}>`,
    page.date && `- Last updated: ${page.date}`,
    page.roles.length > 0 && `- For: ${page.roles.join(', ')}`,
  ];
  return `# ${title}\n\n> ${page.description}\n\n${facts.filter(Boolean).join('\n')}`;
}

function said(body: Element, { references }: Surroundings, whole: Whole): RootContent[] {
  sayInWords(body);
  removeSilent(body);
  const div: Handle = (state, node) => {
    const api = node.properties['dataReference'];
    if (typeof api !== 'string') return state.toFlow(state.all(node));
    const text = references.get(api) ?? '';
    if (api.includes('/')) return [{ type: 'html', value: asWritten(text, whole) }];
    const [title, ...parts] = markdown(text).children;
    return [named(title), ...parts].filter(Boolean) as ReturnType<typeof state.toFlow>;
  };
  // Words of the glossary are links on a page; a link at each of them would drown the text.
  const a: Handle = (state, node) =>
    hasClass(node, 'term') ? state.all(node) : defaultHandlers.a(state, node);
  const tree = toMdast(body, { handlers: { a, div } });
  return ('children' in tree ? tree.children : [tree]) as RootContent[];
}

/** The name of an API with its version, below the title that its page has. */
const named = (title: RootContent | undefined): RootContent | undefined =>
  title?.type === 'heading'
    ? { type: 'paragraph', children: [{ type: 'strong', children: title.children }] }
    : title;

/** A category page is the list of its pages, and what it says after it. */
function category(
  body: Element,
  page: MachinePage,
  around: Surroundings,
  whole: Whole,
): RootContent[] {
  const more = find(body, ({ properties }) => properties['dataGoesOn'] !== undefined);
  return [...listed(page, around), ...(more ? said(more, around, whole) : [])];
}

function listed({ title }: MachinePage, { pages }: Surroundings): RootContent[] {
  const lines = pages
    .filter(({ kind, group }) => kind === 'doc' && group === title)
    .map((page) => `- [${page.title}](${page.address}): ${page.description}`);
  return markdown(lines.join('\n')).children;
}

/** Makes an address whole, and leads that of a page to its Markdown. */
type Whole = (url: string) => string;

function leadingToMarkdown(page: MachinePage, pages: MachinePage[]): Whole {
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

/** Links that are not whole, as the Markdown of references writes them. */
const LINK = /\]\(([/#][^)\s]*)/g;

/**
 * The Markdown of a page of a large API as it is written, without its title: to read it and to write it again
 * takes seconds, and there may be a hundred.
 */
const asWritten = (text: string, whole: Whole): string =>
  text
    .replace(/^# .*\n+/, '')
    // Every other piece is code.
    .split(/(^```[^]*?^```$)/m)
    .map((piece, at) =>
      at % 2 ? piece : piece.replaceAll(LINK, (_, url: string) => `](${whole(url)}`),
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
