/** A page without navbar, sidebar and footer, which the browser fetches on a click. */
export interface Fragment {
  /** The tags of the head that belong to this page, as HTML. */
  head: string;
  /** The class of the html element. */
  className: string;
  sidebar: string | undefined;
  trail: string[];
  /** Identifies the build it belongs to: the names of the first scripts. */
  build: string;
  /** The content of the article. */
  html: string;
}

const TAG = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gis;
/** Elements whose content is not parsed as markup. */
const RAW = /^(script|style|title|textarea)$/i;

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
  start: number;
  /** The offset after the tag; for a raw text element, after its end tag. */
  end: number;
}

function* tagsIn(html: string, from = 0): Generator<Tag> {
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(html); found; found = pattern.exec(html)) {
    const [all, slash = '', name = '', attributes = ''] = found;
    const start = found.index;
    let end = start + all.length;
    if (!slash && RAW.test(name)) {
      const closing = `</${name}>`;
      end = html.indexOf(closing, end) + closing.length;
      pattern.lastIndex = end;
    }
    yield { name, isEnd: slash !== '', attributes, start, end };
  }
}

const attribute = (attributes: string, name: string): string | undefined => {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(attributes) ?? [];
  return double ?? single ?? bare;
};

/** Marks a tag that belongs to one page (page-head/index.ts). */
const PAGE_TAG = /\sdata-rh(?:[=\s]|$)/;

/** Extracts the fragment from a built page; undefined if the page has no article. */
export function cutFragment(page: string): Fragment | undefined {
  const headEnd = page.indexOf('</head>');
  let head = '';
  let className = '';
  let build = '';
  for (const tag of tagsIn(page)) {
    if (tag.start >= headEnd) break;
    if (tag.name === 'html') className = attribute(tag.attributes, 'class') ?? '';
    if (PAGE_TAG.test(tag.attributes)) head += page.slice(tag.start, tag.end);
    build ||= attribute(tag.attributes, 'data-scripts') ?? '';
  }
  const article = elementAt(page, ARTICLE, headEnd);
  if (!article) return undefined;
  const sidebar = attribute(article.attributes, 'data-sidebar');
  const trail = attribute(article.attributes, 'data-trail')?.split(' ') ?? [];
  const html = page.slice(article.inner, article.innerEnd);
  return { head, className, sidebar, trail, build, html };
}

/**
 * The layout of a docs page without its article and sidebar entries. Pages without a sidebar carry it in a template
 * (page/router/article.ts). Undefined if the page has no sidebar.
 */
export function cutFrame(page: string): string | undefined {
  const frame = elementAt(page, FRAME);
  const article = elementAt(page, ARTICLE, frame?.inner);
  const list = elementAt(page, LIST, frame?.inner);
  if (!frame || !article || !list || list.start > article.start) return undefined;
  return (
    page.slice(frame.inner, list.inner) +
    page.slice(list.innerEnd, article.start) +
    '<div data-article></div>' +
    page.slice(article.end, frame.innerEnd)
  );
}

const ARTICLE = /^div\s[^]*\sdata-article\b/;
const FRAME = /^div\s[^]*id="?__docusaurus_skipToContent_fallback/;
const LIST = /^nav\s[^]*class="?menu\b/;

/** An element of a built page, by its offsets. */
interface Element {
  attributes: string;
  start: number;
  /** After its start tag, and before its end tag. */
  inner: number;
  innerEnd: number;
  end: number;
}

/** The first element at or after an offset whose tag, without the angle brackets, matches a pattern. */
export function elementAt(page: string, pattern: RegExp, from = 0): Element | undefined {
  let depth = 0;
  let first: Tag | undefined;
  for (const tag of tagsIn(page, from)) {
    if (!first) {
      if (tag.isEnd || !pattern.test(`${tag.name} ${tag.attributes}`)) continue;
      first = tag;
      depth = 1;
      continue;
    }
    if (tag.name !== first.name) continue;
    depth += tag.isEnd ? -1 : 1;
    if (depth > 0) continue;
    const { attributes, start, end: inner } = first;
    return { attributes, start, inner, innerEnd: tag.start, end: tag.end };
  }
  return undefined;
}
