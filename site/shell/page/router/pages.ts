import siteConfig from '@generated/docusaurus.config';
import { MissingFileError } from '@site/shell/page/error-boundary/missing-file.ts';
import { loadMenu, adoptMenu } from '@site/shell/page/sidebar/menu.ts';

/** The tags of the head that belong to one page (page-head/index.ts). */
const PAGE_TAGS = '[data-rh]';

/** Replaces the head tags of the previous page; tags that both pages share are not touched. */
export function showHead(html: string, className: string): void {
  document.documentElement.className = className;
  const parsed = new DOMParser().parseFromString(html, 'text/html').head;
  const added = [...parsed.querySelectorAll(PAGE_TAGS)];
  for (const old of document.head.querySelectorAll(PAGE_TAGS)) {
    const same = added.findIndex((one) => one.isEqualNode(old));
    if (same < 0) old.remove();
    else added.splice(same, 1);
  }
  document.head.append(...added);
}

/** The head tags of the current page, as HTML. */
const pageTags = (): string =>
  [...document.head.querySelectorAll(PAGE_TAGS)].map(({ outerHTML }) => outerHTML).join('');

/** The parts of the document that change on navigation. */
export interface Page {
  /** The content of the article; undefined for the loaded document, which contains it. */
  html: string | undefined;
  /** The id of its sidebar, and the files of the sidebar around this page (shell/shared/sidebar/trails.ts). */
  sidebar: string | undefined;
  trail: string[];
  /** The head tags of this page, as HTML. */
  head: string;
  /** The class of the html element. */
  className: string;
}

/** A page as a JSON file (build/fragments/). */
interface Fragment extends Page {
  html: string;
  /** Identifies its build. */
  build: string;
}

/** The size of Docusaurus's own cache of matched routes (specification, section 9). */
const MAX_PAGES = 10_000;

const pages = new Map<string, Page>();

/** Caches a page and evicts the oldest entry beyond the limit. */
function cachePage(path: string, page: Page): void {
  pages.delete(path);
  pages.set(path, page);
  if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
}
const pending = new Map<string, Promise<void>>();

/** The normalized path of a page: without query, fragment, index, extension and trailing slash. */
export const pagePath = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/$/, '$1') || '/';

/** The cached page at a path. */
export const pageAt = (path: string): Page | undefined => pages.get(pagePath(path));

/** Loads a page into the cache; concurrent calls share one request. Rejects if it is missing or of another build. */
export function loadPage(path: string, isWanted: boolean): Promise<void> {
  const key = pagePath(path);
  const cached = pages.get(key);
  if (cached) return loadSidebar(cached);
  const request = pending.get(key);
  if (request) return request;
  const loading = fetchPage(key, isWanted ? 'high' : 'low').finally(() => pending.delete(key));
  pending.set(key, loading);
  return loading;
}

async function fetchPage(path: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(fragmentUrl(path), { priority }).catch((cause: unknown) => {
    throw new Error(`The page ${path} did not load.`, { cause });
  });
  if (!response.ok) throw new Error(`The page ${path} returned status ${response.status}.`);
  const { build, ...page } = (await response.json()) as Fragment;
  await styleSheetsLoaded();
  if (build !== currentBuild()) {
    throw new MissingFileError(`The page ${path} belongs to another build of this site.`);
  }
  cachePage(path, page);
  await loadSidebar(page);
}

const loadSidebar = ({ sidebar, trail }: Page): Promise<void> =>
  sidebar === undefined ? Promise.resolve() : loadMenu(sidebar, trail);

/** Whether the host is reachable, whatever status it answers. */
export const isReachable = (path: string): Promise<boolean> =>
  fetch(path).then(
    () => true,
    () => false,
  );

/** The loaded document has only its critical CSS at first; other pages need the full sheets. */
const styleSheetsLoaded = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );

/** The URL of a page's fragment; that of the home page is `index.json`. */
const fragmentUrl = (path: string): string =>
  `${path === pagePath(siteConfig.baseUrl) ? `${siteConfig.baseUrl}index` : path}.json`;

/**
 * Identifies the build of this document: the names of its scripts, which have content hashes. None if a style sheet did
 * not load (head-scripts/load-after-first-frame.ts).
 */
const currentBuild = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];

/** Caches the page of the loaded document under its path, even if it is the not-found page. */
export function cacheFirstPage(path: string): void {
  const article = document.querySelector<HTMLElement>('[data-article]');
  if (!article) return;
  const { sidebar, trail } = article.dataset;
  if (sidebar !== undefined) adoptMenu(sidebar, path);
  cachePage(pagePath(path), {
    html: undefined,
    sidebar,
    trail: trail?.split(' ') ?? [],
    head: pageTags(),
    className: document.documentElement.className,
  });
}

/**
 * Islands have changed the article of the loaded document: fetches its fragment for the next visit, or caches the
 * current HTML if that fails.
 */
export function leaveFirstPage(path: string, article: HTMLElement): void {
  const key = pagePath(path);
  const page = pages.get(key);
  if (!page || page.html !== undefined) return;
  pages.delete(key);
  loadPage(path, false).catch(() => cachePage(key, { ...page, html: article.innerHTML }));
}
