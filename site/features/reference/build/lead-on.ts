/**
 * Leads links between the parts of a divided reference to the page where each part is. Links inside a
 * page stay as they are; so do all of a reference that is one page.
 *
 * @param pages HTML by the end of the address; the overview, whose end is empty, gives way to the others
 *   where both have a target
 * @param address of the overview
 */
export function leadOn(pages: Record<string, string>, address: string): Record<string, string> {
  const { '': overview = '', ...others } = pages;
  if (Object.keys(others).length === 0) return pages;
  const entries = [...Object.entries(others), ['', overview] as const].map(([slug, html]) => {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
    return { slug, html, ids };
  });
  const homes = new Map<string, string>();
  for (const { slug, ids } of entries)
    for (const id of ids) if (!homes.has(id)) homes.set(id, slug);
  const led = entries.map(({ slug, html, ids }) => [
    slug,
    html.replaceAll(/ href="#([^"]+)"/g, (written, id: string) => {
      const home = homes.get(id);
      if (home === undefined || home === slug || (slug && ids.has(id))) return written;
      return ` href="${address}${home && `/${home}`}#${id}"`;
    }),
  ]);
  return Object.fromEntries(led) as Record<string, string>;
}
