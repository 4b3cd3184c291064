import type { LoadContext, Plugin } from '@docusaurus/types';
import { sitePages } from '../../../search/shared/site-pages.ts';

/**
 * Writes pages.json, the list of all pages, which the not-found page loads on demand.
 *
 * @throws {Error} the path of a page, or of downloads, begins like the base URL
 */
export default function pageList({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const home = { url: baseUrl, title: 'Home', text: '' };
      const pages = sitePages(allContent, home).map(({ url, title }) => {
        const path = url.replace(baseUrl, '/');
        return { path, title: path.startsWith('/docs/category/') ? `${title}: all pages` : title };
      });
      const taken = ['/reference', ...pages.map((page) => page.path)].find(
        (path) => baseUrl !== '/' && `${path}/`.startsWith(baseUrl),
      );
      if (taken)
        throw new Error(
          `brand/brand.ts: baseUrl: "${baseUrl}" is also how the path ${taken} begins, and Docusaurus adds it to no such link. Write / or another path.`,
        );
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
