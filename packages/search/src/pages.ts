/** A page of the site as the index sees it: sections in reading order, starting with its introduction. */
export interface Page {
  /** The route, without a hash: `/docs/lockers/intro`. */
  url: string;
  title: string;
  /** The product or area of the site the page belongs to, shown above its hits. May be empty. */
  group: string;
  /** The groups of readers the page is for: one bit each, as numbered by the site. Defaults to 0, none. */
  readers?: number;
  sections: Section[];
}

/** The content between a heading and the next one. */
export interface Section {
  /** The heading; the page's title for the introduction. */
  title: string;
  /** The heading's id, without `#`; empty for the introduction. */
  anchor: string;
  /** Plain text without markup. */
  text: string;
  /** Further names of the section, for an introduction those of its page: `createOrder`, `buzzer`. */
  keywords?: string[];
  /** How much the section counts relative to others, from 0 to 1. Defaults to 1. */
  weight?: number;
}

/** The address and group of a page as text. */
export const addressText = ({ url, group }: Pick<Page, 'url' | 'group'>): string =>
  `${url.replaceAll('/', ' ')} ${group}`;

/** A record of the search-document file (specification, section 3). */
export interface SearchDocument {
  url: string;
  text: string;
  /** The title of the page the section is on. */
  subcategory: string;
  /** The section's own heading. */
  title: string;
}

/** The sections of all pages in index order, as in the search-document file. */
export function toSearchDocuments(pages: Page[]): SearchDocument[] {
  return pages.flatMap((page) =>
    page.sections.map((section) => ({
      url: sectionUrl(page.url, section.anchor),
      text: section.text,
      subcategory: page.title,
      title: section.title,
    })),
  );
}

/** The address of a section: the route, with a hash if it has an anchor. */
export function sectionUrl(url: string, anchor: string): string {
  return anchor === '' ? url : `${url}#${anchor}`;
}

/** The placeholder in a pattern for the slug of the section's title. No id contains a control character. */
const SLUG = '\u0001';
/** The same with hyphens in place of underscores, as the API pages write field names. */
const HYPHENS = '\u0002';

/**
 * The id of a section's heading with the title replaced by a placeholder: `claim-request--body--` plus the slug for
 * the fields of one operation. Many sections share a few patterns.
 */
export function anchorPattern({ title, anchor }: Section): string {
  const own = slug(title);
  if (own === '') return anchor;
  for (const [ending, placeholder] of [
    [own, SLUG],
    [hyphened(own), HYPHENS],
  ] as const) {
    if (anchor.endsWith(ending)) return anchor.slice(0, -ending.length) + placeholder;
  }
  return anchor;
}

/** The id that a pattern yields for a title. */
export function anchorOf(pattern: string, title: string): string {
  const before = pattern.slice(0, -1);
  if (pattern.endsWith(SLUG)) return before + slug(title);
  return pattern.endsWith(HYPHENS) ? before + hyphened(slug(title)) : pattern;
}

const hyphened = (text: string): string => text.replaceAll('_', '-');

/**
 * The heading id Docusaurus assigns nearly always: lower case, spaces to hyphens, other punctuation dropped.
 * The index stores an id only if it differs from this.
 */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}
