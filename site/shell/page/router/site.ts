import siteConfig from '@generated/docusaurus.config';
import { setBlockBack } from '@site/shell/page/navbar/phone-menu.ts';
import { store, stored } from '../stored.ts';
import { showArticle, showInstead, startFirstArticle } from './article.ts';
import { crashedPage, missingPage, spinnerAfterDelay } from './missing-page.ts';
import { crossfade } from './crossfade.ts';
import type { Action, Place } from './history.ts';
import { followLinks } from './links.ts';
import { notifyModules, scrollTo, type Move } from './moves.ts';
import { cacheFirstPage, isReachable, loadPage, pageAt, pagePath } from './pages.ts';
import { setShownPlace, shownPlace, siteHistory } from './place.ts';
import globalData from '@generated/globalData';

/** The number of the last navigation: a page that arrives after a later one has started is not shown. */
let lastNavigation = 0;
/** Removes the signs that the page of the last navigation is loading. */
let endLoading = (): void => undefined;

/** Starts the loaded page and client-side navigation. */
export function startSite(): void {
  const place = siteHistory.location;
  cacheFirstPage(place.pathname);
  startFirstArticle(pageAt(place.pathname), pagePath(place.pathname));
  followLinks(siteHistory, siteConfig.baseUrl);
  siteHistory.listen((next, action) => void navigate(next, action));
  setBlockBack((onBack) =>
    siteHistory.block((_, action) => {
      if (action !== 'POP') return undefined;
      onBack();
      return false;
    }),
  );
  const first = { location: place, previousLocation: null };
  notifyModules('onRouteUpdate', first)();
  notifyModules('onRouteDidUpdate', first);
  handleKeyboard();
  forgetOldVersions();
}

async function navigate(location: Place, action: Action): Promise<void> {
  const move = { location, previousLocation: shownPlace() };
  const navigation = (lastNavigation += 1);
  endLoading();
  if (pagePath(location.pathname) === pagePath(move.previousLocation.pathname)) {
    arrive(move, action);
    // The history API changes the fragment without this event, which opens what the target is folded in.
    if (action !== 'POP') dispatchEvent(new Event('hashchange'));
    return;
  }
  const endUpdate = notifyModules('onRouteUpdate', move);
  const endSpinner = spinnerAfterDelay();
  endLoading = () => {
    endUpdate();
    endSpinner();
  };
  try {
    await load(location.pathname);
  } catch (error) {
    console.warn(error);
    if (navigation === lastNavigation) window.location.reload();
    return;
  }
  if (navigation !== lastNavigation) return;
  endLoading();
  await crossfade();
  if (navigation !== lastNavigation) return;
  show(location, action);
  arrive(move, action);
}

/**
 * Loads a page. Rejects if that fails while the host is reachable, as with a newer build: the caller then reloads the
 * document. Resolves if the host is unreachable, where a reload would lose the current page.
 */
const load = (path: string): Promise<void> =>
  loadPage(path, true).catch(async (error: unknown) => {
    // If the page is cached, only sidebar entries are missing: their categories stay collapsed.
    if (pageAt(path)) console.warn(error);
    else if (await isReachable(path)) throw error;
  });

function show({ pathname, hash }: Place, action: Action): void {
  const retry = () => show(shownPlace(), action);
  const page = pageAt(pathname);
  if (!page) {
    showInstead(missingPage(pathname, retry));
    return;
  }
  try {
    showArticle(page, pagePath(pathname), action === 'PUSH' && !hash);
  } catch (cause) {
    showInstead(crashedPage(new Error(`The page ${pathname} cannot be shown.`, { cause }), retry));
  }
}

function arrive(move: Move, action: Action): void {
  const { pathname, hash } = move.location;
  setShownPlace(move.location);
  markOpenLinks(pagePath(pathname));
  scrollTo(move);
  notifyModules('onRouteDidUpdate', move);
  if (action === 'PUSH' && !hash) resetFocus();
}

/** Marks the navbar links that the current page is below. `data-below` overrides the path of a link. */
function markOpenLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.navbar__inner a.navbar__link',
  )) {
    const below = link.dataset['below'] ?? link.pathname;
    const isOpen =
      link.origin === location.origin && `${path}/`.startsWith(below.replace(/\/?$/, '/'));
    link.classList.toggle('navbar__link--active', isOpen);
    if (isOpen) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}

interface Docs {
  versions: { name: string }[];
}

/** Removes a stored docs version that no longer exists (specification, section 4). */
function forgetOldVersions(): void {
  const plugins = (globalData as Record<string, Record<string, Docs>>)[
    'docusaurus-plugin-content-docs'
  ];
  for (const [id, { versions }] of Object.entries(plugins ?? {})) {
    const key = `docs-preferred-version-${id}`;
    const preferred = stored(key);
    if (preferred !== null && !versions.some(({ name }) => name === preferred)) store(key, null);
  }
}

// Keyboard support, which replaces hooks of the theme.

const BY_KEYBOARD = 'navigation-with-keyboard';
const FALLBACK = '__docusaurus_skipToContent_fallback';
const skipLink = () => document.querySelector<HTMLElement>(`a[href="#${FALLBACK}"]`);

/** Shows focus outlines from Tab until mousedown, and handles the skip link. */
function handleKeyboard(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(BY_KEYBOARD);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(BY_KEYBOARD));
  skipLink()?.addEventListener('click', (event) => {
    event.preventDefault();
    focus(document.querySelector<HTMLElement>('main') ?? document.getElementById(FALLBACK));
  });
}

/** Moves the focus before the first link of the page, as after a page load. */
const resetFocus = (): void => focus(skipLink()?.parentElement);

function focus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}
