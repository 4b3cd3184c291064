import type { Section } from './pages.ts';

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
