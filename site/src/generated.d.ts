declare module '@generated/page-list/default/pages.json' {
  import type { ListedPage } from '../plugins/page-list/index.ts';

  const pages: ListedPage[];
  export default pages;
}
