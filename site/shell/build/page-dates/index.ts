import type { Options } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';
import { areaOf } from '../../../content/products.ts';
import { references } from '../../../features/reference/build/references.ts';
import { readHistory } from './history.ts';

const history = readHistory();

/** Whether pages have a true date. */
export const hasDates = history !== undefined;

/**
 * The day on which what a page is made from was last committed, or undefined.
 *
 * @param path of the page below the base URL, beginning with a slash
 * @param source its Markdown or TypeScript file, relative to site/
 */
export const pageDate = (path: string, source?: string): string | undefined =>
  history?.(sourcesOf(path, source));

/** The newest of the days on which pages were changed, or undefined. */
export const newestDate = (): string | undefined =>
  history?.([
    'site/docs',
    'site/src/pages',
    ...[
      '/',
      '/docs/category/',
      ...references.documents.map(({ name }) => `/docs/apis/${name}`),
    ].flatMap((path) => sourcesOf(path)),
  ]);

function sourcesOf(path: string, source?: string): string[] {
  if (path === '/')
    return ['site/src/pages/index.tsx', 'site/features/home/page', 'site/content/products.ts'];
  if (path.startsWith('/docs/category/')) {
    const goesOn = areaOf(path.slice('/docs/category/'.length))?.goesOn;
    return ['site/content/products.ts', 'site/sidebars.ts', ...(goesOn ? [`site/${goesOn}`] : [])];
  }
  const api = references.documents.find(({ name }) =>
    // A large document has other pages below its own.
    `${path}/`.startsWith(`/docs/apis/${name}/`),
  );
  return [...(source ? [`site/${source}`] : []), ...(api ? [api.file.replace('../', '')] : [])];
}

/** The sitemap with the true date of each page, and without one where there is none. */
export const sitemap: Options = {
  lastmod: hasDates ? 'date' : null,
  createSitemapItems: async ({ routes, siteConfig, defaultCreateSitemapItems }) => {
    const { url, baseUrl } = siteConfig;
    const sources = new Map(
      flattenRoutes(routes).map((route) => [route.path, route.metadata?.sourceFilePath]),
    );
    const items = await defaultCreateSitemapItems({ routes, siteConfig });
    return items.map((item) => {
      const path = item.url.slice(url.length);
      const lastmod = pageDate(`/${path.slice(baseUrl.length)}`, sources.get(path));
      return { ...item, lastmod: lastmod ?? null };
    });
  },
};
