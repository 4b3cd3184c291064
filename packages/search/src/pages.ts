/** A page of the site as the index sees it: sections in reading order, the first being its introduction. */
export interface Page {
  /** The route, without a hash: `/docs/lockers/intro`. */
  url: string;
  title: string;
  /** The product or part of the site the page belongs to, shown above its hits. May be empty. */
  group: string;
  /** For whom the page is: one bit for each group of readers, as the site numbers them. Defaults to 0, nobody's. */
  readers?: number;
  sections: Section[];
}

/** What lies between a heading and the next one. */
export interface Section {
  /** The heading; the page's title for the introduction. */
  title: string;
  /** The heading's id, without `#`; empty for the introduction. */
  anchor: string;
  /** Plain text without markup. */
  text: string;
  /** Names it is known by beside its heading, a page's by its introduction: `createOrder`, `buzzer`. */
  keywords?: string[];
  /** How much the section counts beside an equal one, from 0 to 1. Defaults to 1. */
  weight?: number;
}

/** What of a page's place is read as text: its address and its group. */
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

/** The sections of all pages in index order, as the search-document file holds them. */
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

/** The address of a section: the route, and the hash where there is one. */
export function sectionUrl(url: string, anchor: string): string {
  return anchor === '' ? url : `${url}#${anchor}`;
}

/** Stands in a pattern for the slug of the section's title. No id holds a control character. */
const SLUG = '\u0001';
/** The same with hyphens for underscores, as the API pages write the names of fields. */
const HYPHENS = '\u0002';

/**
 * The id of a section's heading with its title taken out: its slug for most, `claim-request--body--` and
 * its slug for the fields of one operation. Few patterns serve many sections.
 */
export function anchorPattern({ title, anchor }: Section): string {
  const own = slug(title);
  if (own === '') return anchor;
  for (const [ending, sign] of [
    [own, SLUG],
    [hyphened(own), HYPHENS],
  ] as const) {
    if (anchor.endsWith(ending)) return anchor.slice(0, -ending.length) + sign;
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
 * The heading id Docusaurus gives nearly every heading: lower case, spaces to hyphens, the rest dropped.
 * The index leaves an id out where this rule yields it; any other id is stored.
 */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}
