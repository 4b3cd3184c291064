import trails from '@generated/own-sidebar/trails.json';

// Used at build time. A long sidebar leaves out the entries of collapsed categories, and every sidebar those that link
// to sections of their own category's page. Each such category has a file with its entries
// (shell/build/sidebar-tables.ts), loaded with a page below it or when it is expanded.

/** The files of the sidebar around a path: the whole list, then left-out categories, outermost first. */
export const trailOn = (path: string): string[] => trails[path] ?? [];
