declare module '@generated/page-list/default/pages.json' {
  import type { ListedPage } from '../shell/page/article/closest-pages.ts';

  const pages: ListedPage[];
  export default pages;
}

declare module '@generated/own-sidebar/trails.json' {
  const trails: Record<string, string[]>;
  export default trails;
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
