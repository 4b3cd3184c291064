import type { AllContent } from '@docusaurus/types';
import { sitePages } from '../../search/shared/site-pages.ts';
import { pageDate } from '../../../shell/build/page-dates/index.ts';
import { apis, homeDescription, products } from '../../../content/products.ts';

/** Where the site is published. */
export interface Site {
  /** Origin, such as `https://docs.example.com`. */
  url: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  name: string;
  tagline: string;
}

export interface ExportedPage {
  /** Path relative to the base URL, with a leading slash: `/docs/intro`. */
  path: string;
  /** Absolute URL of the page. */
  address: string;
  title: string;
  description: string;
  /** Its sidebar category; empty for pages without one. */
  group: string;
  kind: 'home' | 'category' | 'doc' | 'page';
  /** Audience of a doc: `staff`, `administrator`, `integrator`. */
  roles: string[];
  /** Date of its last change, YYYY-MM-DD, if the git history has it. */
  date: string | undefined;
}

/** The file of a page relative to the build folder: `docs/intro` plus an extension. */
export const fileOf = ({ path }: Pick<ExportedPage, 'path'>, ending: string): string =>
  `${path === '/' ? 'index' : path.slice(1)}${ending}`;

/** Absolute URL of the Markdown of a page. */
export const markdownAddress = ({ path, address }: ExportedPage): string =>
  path === '/' ? `${address}index.md` : `${address}.md`;

/** All pages: docs and their categories in sidebar order, then the others, home first. */
export function exportedPages(allContent: AllContent, site: Site): ExportedPage[] {
  const { url, baseUrl, name } = site;
  const home = { url: baseUrl, title: `${name} documentation`, text: homeDescription };
  return sitePages(allContent, home).map((page) => {
    const path = `/${page.url.slice(baseUrl.length)}`;
    return {
      path,
      address: `${url}${page.url}`,
      title: page.title,
      description: page.description,
      group: page.group,
      kind: kindOf(path, page.source),
      roles: page.roles ?? [],
      date: pageDate(path, page.source),
    };
  });
}

function kindOf(path: string, source = ''): ExportedPage['kind'] {
  if (path === '/') return 'home';
  if (path.startsWith('/docs/category/')) return 'category';
  return source.startsWith('docs/') ? 'doc' : 'page';
}

/** All pages of one product in one file. */
interface ProductFile {
  name: string;
  /** Path relative to the root of the site. */
  file: string;
  /** Its own pages, then the first calls and the reference pages of its API. */
  pages: ExportedPage[];
}

/** The page with the first calls and with everything common to all APIs. */
export const FIRST_CALLS = `/docs/category/${apis.slug}`;

/** Further reference pages by product. */
const moreReferences: Record<string, string[]> = { radio: ['/docs/apis/webhooks'] };

/** A file for each product, in their order. */
export const productFiles = (pages: ExportedPage[]): ProductFile[] =>
  products.map(({ slug, name }) => {
    const api = `/docs/apis/${slug}`;
    const hasApi = pages.some(({ path }) => path === api);
    const shared = hasApi ? [FIRST_CALLS, api, ...(moreReferences[slug] ?? [])] : [];
    return {
      name,
      file: `llms-full-${slug}.txt`,
      pages: pages.filter(
        ({ path, kind }) =>
          (kind === 'doc' && path.startsWith(`/docs/${slug}/`)) || shared.includes(path),
      ),
    };
  });
