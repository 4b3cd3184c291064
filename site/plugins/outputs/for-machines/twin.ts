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
import { twinAddress, type MachinePage } from './pages.ts';

/** What a twin needs to know besides its page. */
export interface Surroundings {
  pages: MachinePage[];
  /** The full Markdown of an API, by the name its page gives it. */
  references: Map<string, string>;
}

/**
 * A built page as Markdown (CommonMark and GFM tables): title, description, address and date, then
 * all that the page says, with links to the twins of other pages.
 */
export function twin(content: PageContent, page: MachinePage, around: Surroundings): string {
  const { title, body } = content;
  const children = page.kind === 'category' ? category(body, page, around) : said(body, around);
  const tree: Root = { type: 'root', children };
  leadToTwins(tree, page, around.pages);
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

function said(body: Element, { references }: Surroundings): RootContent[] {
  sayInWords(body);
  removeSilent(body);
  const div: Handle = (state, node) => {
    const api = node.properties['dataReference'];
    if (typeof api !== 'string') return state.toFlow(state.all(node));
    const [, ...parts] = markdown(references.get(api) ?? '').children;
    return parts as ReturnType<typeof state.toFlow>;
  };
  // Words of the glossary are links on a page; a link at each of them would drown the text.
  const a: Handle = (state, node) =>
    hasClass(node, 'term') ? state.all(node) : defaultHandlers.a(state, node);
  const tree = toMdast(body, { handlers: { a, div } });
  return ('children' in tree ? tree.children : [tree]) as RootContent[];
}

/** A category page is the list of its pages, and what it says after it. */
function category(body: Element, page: MachinePage, around: Surroundings): RootContent[] {
  const more = find(body, ({ properties }) => properties['dataGoesOn'] !== undefined);
  return [...listed(page, around), ...(more ? said(more, around) : [])];
}

function listed({ title }: MachinePage, { pages }: Surroundings): RootContent[] {
  const lines = pages
    .filter(({ kind, group }) => kind === 'doc' && group === title)
    .map((page) => `- [${page.title}](${page.address}): ${page.description}`);
  return markdown(lines.join('\n')).children;
}

/** Makes every address whole, and leads those of pages to their twins. */
function leadToTwins(tree: Root, page: MachinePage, pages: MachinePage[]): void {
  const twins = new Map(pages.map((one) => [one.address, twinAddress(one)]));
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if (!('url' in node)) return;
    if (node.url === '#in-page') {
      node.url = page.address;
      return;
    }
    const whole = new URL(node.url, page.address);
    const { hash } = whole;
    whole.hash = '';
    const address = whole.href;
    node.url = `${twins.get(address) ?? twins.get(address.replace(/\/$/, '')) ?? address}${hash}`;
  });
}

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
