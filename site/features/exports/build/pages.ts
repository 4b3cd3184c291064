import type { LoadedContent as Docs } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { builtUrl, sitePages } from '../../search/shared/site-pages.ts';
import { pageDate } from '../../../shell/build/page-dates/index.ts';
import { apis, products } from '../../../content/products.ts';

/** Where the site is published. */
export interface Site {
  /** Origin, such as `https://docs.example.com`. */
  url: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  name: string;
  tagline: string;
}

/** A page as machines are told of it. */
export interface MachinePage {
  /** Below the base URL, beginning with a slash: `/docs/intro`. */
  path: string;
  /** The whole address of the page. */
  address: string;
  title: string;
  description: string;
  /** The category of the sidebar that holds it; empty for pages outside of one. */
  group: string;
  kind: 'home' | 'category' | 'doc' | 'page';
  /** For whom a doc is: `staff`, `administrator`, `integrator`. */
  roles: string[];
  /** Day of its last change, YYYY-MM-DD, where history knows it. */
  date: string | undefined;
}

/** The file name of a page below the folder of the built site: `docs/intro` plus an ending. */
export const fileOf = ({ path }: Pick<MachinePage, 'path'>, ending: string): string =>
  `${path === '/' ? 'index' : path.slice(1)}${ending}`;

/** The whole address of the Markdown of a page. */
export const markdownAddress = ({ path, address }: MachinePage): string =>
  path === '/' ? `${address}index.md` : `${address}.md`;

/** Every page: docs and their categories in sidebar order, then the others, home first. */
export function machinePages(allContent: AllContent, site: Site): MachinePage[] {
  const { url, baseUrl, name, tagline } = site;
  const docs =
    (allContent['docusaurus-plugin-content-docs']?.['default'] as Docs | undefined)
      ?.loadedVersions ?? [];
  const frontMatter = new Map(
    docs
      .flatMap((version) => version.docs)
      .map((doc) => [builtUrl(doc.permalink, baseUrl), doc.frontMatter]),
  );
  const home = { url: baseUrl, title: `${name} documentation`, text: tagline };
  return sitePages(allContent, home).map((page) => {
    const path = `/${page.url.slice(baseUrl.length)}`;
    const { roles = [] } = (frontMatter.get(page.url) ?? {}) as { roles?: string[] };
    return {
      path,
      address: `${url}${page.url}`,
      title: page.title,
      description: page.description,
      group: page.group,
      kind: kindOf(path, frontMatter.has(page.url)),
      roles,
      date: pageDate(path, page.source),
    };
  });
}

function kindOf(path: string, isDoc: boolean): MachinePage['kind'] {
  if (isDoc) return 'doc';
  if (path === '/') return 'home';
  return path.startsWith('/docs/category/') ? 'category' : 'page';
}

/** All that is said of one product, as one file. */
interface ProductFile {
  name: string;
  /** Below the root of the site. */
  file: string;
  /** Its own pages, then those of the APIs that concern it, with the first calls. */
  pages: MachinePage[];
}

/** The page with the first calls, and with what all APIs have in common. */
export const FIRST_CALLS = `/docs/category/${apis.slug}`;

/** APIs whose pages carry another name than their product's. */
const also: Record<string, string[]> = { radio: ['/docs/apis/webhooks'] };

/** A file for each product, in their order. */
export const productFiles = (pages: MachinePage[]): ProductFile[] =>
  products.map(({ slug, name }) => {
    const api = `/docs/apis/${slug}`;
    const hasApi = pages.some(({ path }) => path === api);
    const shared = hasApi ? [FIRST_CALLS, api, ...(also[slug] ?? [])] : [];
    return {
      name,
      file: `llms-full-${slug}.txt`,
      pages: pages.filter(
        ({ path, kind }) =>
          (kind === 'doc' && path.startsWith(`/docs/${slug}/`)) || shared.includes(path),
      ),
    };
  });
