/** A page without the bars around it, as a reader's browser fetches it on a click. */
export interface Fragment {
  /** What the head says of this page, as HTML. */
  head: string;
  /** The class of the document. */
  className: string;
  sidebar: string | undefined;
  trail: string[];
  /** Names the build it belongs to. */
  build: string;
  /** The article. */
  html: string;
}

const TAG = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gis;
/** Elements whose content is no markup. */
const RAW = /^(script|style|title|textarea)$/i;

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
  start: number;
  /** Behind the tag; for an element whose content is no markup, behind its end tag. */
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

/** Marks what belongs to one page (page-head/index.ts). */
const OWN = /\sdata-rh(?:[=\s]|$)/;

/** Cuts the fragment out of a built page; undefined where the page has no article. */
export function cutFragment(page: string): Fragment | undefined {
  const headEnd = page.indexOf('</head>');
  let head = '';
  let className = '';
  let build = '';
  for (const tag of tagsIn(page)) {
    if (tag.start >= headEnd) break;
    if (tag.name === 'html') className = attribute(tag.attributes, 'class') ?? '';
    if (OWN.test(tag.attributes)) head += page.slice(tag.start, tag.end);
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
 * What stands around the article of a page of the docs, without the article and without the list of pages: a
 * page that has none keeps it ready (page/router/article.ts). Undefined where the page has no list.
 */
export function cutFrame(page: string): string | undefined {
  const around = elementAt(page, AROUND);
  const article = elementAt(page, ARTICLE, around?.inner);
  const list = elementAt(page, LIST, around?.inner);
  if (!around || !article || !list || list.start > article.start) return undefined;
  return (
    page.slice(around.inner, list.inner) +
    page.slice(list.innerEnd, article.start) +
    '<div data-article></div>' +
    page.slice(article.end, around.innerEnd)
  );
}

const ARTICLE = /^div\s[^]*\sdata-article\b/;
const AROUND = /^div\s[^]*id="?__docusaurus_skipToContent_fallback/;
const LIST = /^nav\s[^]*class="?menu\b/;

/** An element of a built page. */
interface Element {
  attributes: string;
  start: number;
  /** Behind its first tag, and before its last. */
  inner: number;
  innerEnd: number;
  end: number;
}

/** The first element from a place on whose tag, without its sign, matches a pattern. */
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
