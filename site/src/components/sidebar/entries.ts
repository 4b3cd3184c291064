import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { fetchBuilt } from '../part/new-build.ts';
import known from '@generated/own-sidebar/known.json';

// A long sidebar comes without the entries of folded categories, any sidebar without those that lead into
// the page of their own category. They stand in one file for each category, which is loaded with a page
// inside of it, or when the reader unfolds it. The server knows all of them.

const entries = new Map<string, PropSidebarItem[]>(Object.entries(known.entries));

/** The name of the file with the entries of a category that came without them. */
export const entriesName = (item: PropSidebarItemCategory): string | undefined => {
  const name = item.customProps?.['entries'];
  return typeof name === 'string' ? name : undefined;
};

/** The entries in a file, if it is here. */
export const entriesIn = (name: string | undefined): PropSidebarItem[] | undefined =>
  name === undefined ? undefined : entries.get(name);

declare const __webpack_require__: { p: string };

/** Loads the file of a category; a second call costs nothing. */
export async function loadEntries(name: string): Promise<void> {
  if (entries.has(name)) return;
  const answer = await fetchBuilt(`${__webpack_require__.p}assets/sidebar/${name}.json`);
  entries.set(name, (await answer.json()) as PropSidebarItem[]);
}

/** The files of the categories around an address. Only on the server, which knows all of them. */
export const trailOn = (path: string): string[] => known.trails[path] ?? [];

/** The sidebar with the entries of those categories in their places. */
export const withEntries = (items: PropSidebarItem[], trail: string[]): PropSidebarItem[] =>
  items.map((item) => {
    if (item.type !== 'category') return item;
    const name = entriesName(item);
    if (name !== undefined && !trail.includes(name)) return item;
    const own = name === undefined ? item.items : (entriesIn(name) ?? []);
    return { ...item, items: withEntries(own, trail) };
  });
