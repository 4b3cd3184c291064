import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { apis, gettingStarted, products } from '../../../../content/products.ts';
import { builtUrl } from '../../../search/shared/site-pages.ts';

/**
 * Writes pages.json, the list of all pages, which the not-found page loads on demand.
 *
 * @throws {Error} the path of a page, or of downloads, begins like the base URL
 */
export default function pageList({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      const pages = [
        { path: '/', title: 'Home' },
        { path: '/markdown-page', title: 'About these docs' },
        ...docs.map((doc) => ({
          path: builtUrl(doc.permalink, baseUrl).replace(baseUrl, '/'),
          title: doc.title,
        })),
        ...[gettingStarted, ...products, apis].map(({ slug, name }) => ({
          path: `/docs/category/${slug}`,
          title: `${name}: all pages`,
        })),
      ];
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
