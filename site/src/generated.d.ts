declare module '@generated/page-list/default/pages.json' {
  import type { ListedPage } from '../shell/page/article/closest-pages.ts';

  const pages: ListedPage[];
  export default pages;
}

declare module '@generated/own-sidebar/known.json' {
  import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

  const known: { trails: Record<string, string[]>; entries: Record<string, PropSidebarItem[]> };
  export default known;
}

declare module '@generated/tested/default/record.json' {
  import type { TestRecord } from '../features/tested/shared/record.ts';

  const record: TestRecord | null;
  export default record;
}

/** An export that Docusaurus's mdx-loader adds to each MDX module. */
declare module '*.mdx' {
  import type { Props } from '@theme/TOCItems';

  export const toc: Props['toc'];
}
