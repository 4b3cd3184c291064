import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import known from '@generated/own-sidebar/known.json';

// Used at build time. A long sidebar leaves out the entries of collapsed categories, and every sidebar those that link
// to sections of their own category's page. Each such category has a file with its entries
// (shell/build/sidebar-tables.ts), loaded with a page below it or when it is expanded.

const entriesName = (item: PropSidebarItemCategory): string | undefined => {
  const name = item.customProps?.['entries'];
  return typeof name === 'string' ? name : undefined;
};

/** The files of the sidebar around a path: the whole list, then left-out categories, outermost first. */
export const trailOn = (path: string): string[] => known.trails[path] ?? [];

/** Inserts the entries of the left-out categories on a trail into the sidebar. */
export const withEntries = (items: PropSidebarItem[], trail: string[]): PropSidebarItem[] =>
  items.map((item) => {
    if (item.type !== 'category') return item;
    const name = entriesName(item);
    if (name !== undefined && !trail.includes(name)) return item;
    const own = name === undefined ? item.items : (known.entries[name] ?? []);
    return { ...item, items: withEntries(own, trail) };
  });
