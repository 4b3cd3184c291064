import type { LoadedContent as Docs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as Pages } from '@docusaurus/plugin-content-pages';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { areaOf } from '../../../content/products.ts';
import { applyTrailingSlash } from '../../../shell/shared/addresses.ts';
import { readersOf } from '../../../content/readers.ts';
import type { AllContent } from '@docusaurus/types';

/** A page of the site before its text is read. */
export interface SitePage {
  url: string;
  title: string;
  description: string;
  group: string;
  /** The front matter value `search`, not yet validated. */
  search?: unknown;
  /** The roles that a doc names. */
  roles?: string[] | undefined;
  /** Roles as a bit set (`readersOf`); undefined if the page names none. */
  readers?: number;
  /** The Markdown file, relative to the site; undefined for pages without one. */
  source?: string;
  /** Titles of the pages a category page lists. */
  lists: string[];
}

interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  items?: SidebarItem[];
  customProps?: { glyph?: unknown };
  link?: { type: string; id?: string; permalink?: string; title?: string; description?: string };
}

/** The home page: its URL, which alone ends with a slash, and values for its missing front matter. */
interface Home {
  url: string;
  title: string;
  text: string;
}

/** The URL at which a page is built, without a trailing slash. */
const builtUrl = (permalink: string, home: string): string =>
  applyTrailingSlash(permalink, { trailingSlash: false, baseUrl: home });

/**
 * Every page of Docusaurus: docs and their categories in sidebar order, then other pages. If another page has the URL
 * of one before it, which Docusaurus warns of, only the first.
 *
 * @throws {Error} two docs have one URL
 */
export function sitePages(allContent: AllContent, home: Home): SitePage[] {
  const docs =
    (allContent['docusaurus-plugin-content-docs']?.['default'] as Docs | undefined)
      ?.loadedVersions ?? [];
  const pages = (allContent['docusaurus-plugin-content-pages']?.['default'] ??
    []) as NonNullable<Pages>;
  const all = [...docs.flatMap(versionPages), ...pages.map((page) => plainPage(page, home))];
  const byUrl = new Map<string, SitePage>();
  for (const page of all) {
    const url = builtUrl(page.url, home.url);
    const other = byUrl.get(url);
    if (!other) byUrl.set(url, { ...page, url });
    else if (other.source !== page.source && [other, page].every(isDoc))
      throw new Error(
        `site/${other.source} and site/${page.source} both have the address ${url}. Give one another slug.`,
      );
  }
  return [...byUrl.values()];
}

const isDoc = ({ source }: SitePage): boolean => source?.startsWith('docs/') ?? false;

function versionPages({ docs, sidebars }: Docs['loadedVersions'][number]): SitePage[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const walk = (items: SidebarItem[], group: string): SitePage[] =>
    items.flatMap((item) => {
      const isDoc = item.link?.type === 'doc';
      if (item.type === 'category' && !isDoc) {
        const label = item.label ?? '';
        return [...categoryPages(item, byId), ...walk(item.items ?? [], label)];
      }
      // A category linked to a doc contains sections of that doc, or pages of a large API.
      const below = isDoc ? walk(item.items ?? [], group) : [];
      const doc = byId.get((isDoc ? item.link?.id : item.id) ?? '');
      if (!doc) return below;
      return [
        {
          url: doc.permalink,
          title: doc.title,
          description: doc.description,
          group,
          search: (doc.frontMatter as { search?: unknown }).search,
          roles: (doc.frontMatter as { roles?: string[] }).roles,
          readers: readersIn(doc.frontMatter),
          source: aliasedSitePathToRelativePath(doc.source),
          lists: [],
        },
        ...below,
      ];
    });
  return Object.values(sidebars).flatMap((items) => walk(items as SidebarItem[], ''));
}

function categoryPages(
  item: SidebarItem,
  docs: Map<string, { title: string; frontMatter: object }>,
): SitePage[] {
  if (item.link?.type !== 'generated-index' || !item.link.permalink) return [];
  const title = item.link.title ?? item.label ?? '';
  const items = item.items ?? [];
  const lists = items.map(({ id, label }) => docs.get(id ?? '')?.title ?? label ?? '');
  const description = item.link.description ?? '';
  const source = areaOf(item.customProps?.glyph)?.body;
  const page = { url: item.link.permalink, title, description, group: title, lists };
  if (!source) return [page];
  const below = items.map(({ id, link }) => docs.get(id ?? link?.id ?? '')?.frontMatter);
  return [{ ...page, source, readers: below.reduce((all, one) => all | readersIn(one), 0) }];
}

const readersIn = (frontMatter: object = {}): number =>
  readersOf((frontMatter as { roles?: unknown }).roles);

function plainPage(page: NonNullable<Pages>[number], home: Home): SitePage {
  const source = aliasedSitePathToRelativePath(page.source);
  const common = { url: page.permalink, group: '', lists: [] };
  if (page.type === 'mdx') {
    const { title = page.permalink, description = '', frontMatter } = page;
    const { search } = frontMatter as { search?: unknown };
    return { ...common, title, description, search, source };
  }
  return { ...common, title: home.title, description: home.text };
}
