declare module '@generated/page-list/default/pages.json' {
  import type { ListedPage } from '../plugins/page-list/index.ts';

  const pages: ListedPage[];
  export default pages;
}

declare module '@generated/own-sidebar/known.json' {
  import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

  const known: { trails: Record<string, string[]>; entries: Record<string, PropSidebarItem[]> };
  export default known;
}

declare module '@generated/registry.js' {
  /** By the name of a file: the way to load it, its module, and the name the bundler gives this. */
  const registry: Record<string, [load: () => Promise<unknown>, module: string, weak: unknown]>;
  export default registry;
}
