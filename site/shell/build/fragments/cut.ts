import { attribute, elementAt, tagsIn } from '../html.ts';

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
