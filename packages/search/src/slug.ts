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
