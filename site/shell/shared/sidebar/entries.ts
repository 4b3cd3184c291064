import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import known from '@generated/own-sidebar/known.json';

// While the site is built. A long sidebar comes without the entries of folded categories, any sidebar without
// those that lead into the page of their own category. They stand in one file for each category
// (shell/build/sidebar-tables.ts), which is loaded with a page inside of it, or when it is unfolded.

const entriesName = (item: PropSidebarItemCategory): string | undefined => {
  const name = item.customProps?.['entries'];
  return typeof name === 'string' ? name : undefined;
};

/** The files that hold the sidebar around an address: the whole, then the cut categories, outermost first. */
export const trailOn = (path: string): string[] => known.trails[path] ?? [];

/** The sidebar with the entries of those categories in their places. */
export const withEntries = (items: PropSidebarItem[], trail: string[]): PropSidebarItem[] =>
  items.map((item) => {
    if (item.type !== 'category') return item;
    const name = entriesName(item);
    if (name !== undefined && !trail.includes(name)) return item;
    const own = name === undefined ? item.items : (known.entries[name] ?? []);
    return { ...item, items: withEntries(own, trail) };
  });
