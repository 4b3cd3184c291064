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

/** Marks what belongs to one page (page-head/own-tags.ts). */
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
  let depth = 0;
  let frame: Tag | undefined;
  for (const tag of tagsIn(page, headEnd)) {
    if (tag.name !== 'div') continue;
    if (!frame) {
      if (!/\sdata-article\b/.test(tag.attributes)) continue;
      frame = tag;
      depth = 1;
      continue;
    }
    depth += tag.isEnd ? -1 : 1;
    if (depth > 0) continue;
    const sidebar = attribute(frame.attributes, 'data-sidebar');
    const trail = attribute(frame.attributes, 'data-trail')?.split(' ') ?? [];
    const html = page.slice(frame.end, tag.start);
    return { head, className, sidebar, trail, build, html };
  }
  return undefined;
}
