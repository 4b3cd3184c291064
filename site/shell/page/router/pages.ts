import siteConfig from '@generated/docusaurus.config';
import { MissingFileError } from '@site/shell/page/error-boundary/missing-file.ts';
import { loadMenu, takeMenu } from '@site/shell/page/sidebar/menu.ts';

/** Marks, in the head of every built page, what belongs to that page (page-head/index.ts). */
const OWN = '[data-rh]';

/** Puts what another page says of itself in place of what this one said; what both say stays untouched. */
export function showHead(html: string, className: string): void {
  document.documentElement.className = className;
  const parsed = new DOMParser().parseFromString(html, 'text/html').head;
  const wanted = [...parsed.querySelectorAll(OWN)];
  for (const old of document.head.querySelectorAll(OWN)) {
    const same = wanted.findIndex((one) => one.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

/** What the page that is shown says of itself, as HTML. */
const ownTags = (): string =>
  [...document.head.querySelectorAll(OWN)].map(({ outerHTML }) => outerHTML).join('');

/** What changes in the document when a reader goes to another page. */
export interface Page {
  /** The article; the page that came with the document has it there. */
  html: string | undefined;
  /** The sidebar beside it, and the files that hold it around this page (shell/shared/sidebar/entries.ts). */
  sidebar: string | undefined;
  trail: string[];
  /** What the head says of this page, as HTML. */
  head: string;
  /** The class of the document. */
  className: string;
}

/** A page as the build wrote it beside its HTML (build/fragments/). */
interface Fragment extends Page {
  html: string;
  /** The build that it belongs to. */
  build: string;
}

/** Specification, section 9: as many as the engine's own cache of matched routes. */
const MOST_PAGES = 10_000;

const pages = new Map<string, Page>();

/** Keeps a page; of too many the one goes that has been kept longest. */
function keepPage(path: string, page: Page): void {
  pages.delete(path);
  pages.set(path, page);
  if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value!);
}
const arriving = new Map<string, Promise<void>>();

/** The address of a page without what hosts and readers may add to it. */
export const pagePath = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/$/, '$1') || '/';

/** The page at a path, if it is here. */
export const pageAt = (path: string): Page | undefined => pages.get(pagePath(path));

/** Brings a page; a second call costs nothing. Rejects when it is not there, or of another build. */
export function loadPage(path: string, isWanted: boolean): Promise<void> {
  const key = pagePath(path);
  const here = pages.get(key);
  if (here) return loadSidebar(here);
  const known = arriving.get(key);
  if (known) return known;
  const loading = fetchPage(key, isWanted ? 'high' : 'low').finally(() => arriving.delete(key));
  arriving.set(key, loading);
  return loading;
}

async function fetchPage(path: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(fragmentOf(path), { priority }).catch((cause: unknown) => {
    throw new Error(`The page ${path} did not arrive.`, { cause });
  });
  if (!answer.ok) throw new Error(`The page ${path} answered ${answer.status}.`);
  const { build, ...page } = (await answer.json()) as Fragment;
  if (build !== ownBuild()) {
    throw new MissingFileError(`The page ${path} is of another build of this site.`);
  }
  await styled();
  keepPage(path, page);
  await loadSidebar(page);
}

const loadSidebar = ({ sidebar, trail }: Page): Promise<void> =>
  sidebar === undefined ? Promise.resolve() : loadMenu(sidebar, trail);

/** Whether the host answers at the address of a page at all: what it answers, the browser shows. */
export const answers = (path: string): Promise<boolean> =>
  fetch(path).then(
    () => true,
    () => false,
  );

/** The page that came with the document has the styles of its own first paint until the sheets are here. */
const styled = (): Promise<unknown> =>
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

/** The home page has no name of its own below the base URL. */
const fragmentOf = (path: string): string =>
  `${path === pagePath(siteConfig.baseUrl) ? `${siteConfig.baseUrl}index` : path}.json`;

/** What this document was built from: the names of its scripts, which change with their content. */
const ownBuild = (): string =>
  document.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts'] ?? '';

/** Takes up the page that came with the document, whatever its address: it may be the not-found page. */
export function takeFirstPage(): void {
  const article = document.querySelector<HTMLElement>('[data-article]');
  if (!article) return;
  const { sidebar, trail } = article.dataset;
  if (sidebar !== undefined) takeMenu(sidebar, location.pathname);
  keepPage(pagePath(location.pathname), {
    html: undefined,
    sidebar,
    trail: trail?.split(' ') ?? [],
    head: ownTags(),
    className: document.documentElement.className,
  });
}

/**
 * What acts in the article that came with the document has changed it: a reader who comes back gets it anew,
 * or as it was left where it does not arrive.
 */
export function leaveFirstPage(path: string, article: HTMLElement): void {
  const key = pagePath(path);
  const page = pages.get(key);
  if (!page || page.html !== undefined) return;
  pages.delete(key);
  loadPage(path, false).catch(() => keepPage(key, { ...page, html: article.innerHTML }));
}
