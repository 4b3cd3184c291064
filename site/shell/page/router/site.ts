import siteConfig from '@generated/docusaurus.config';
import { holdBackWith } from '@site/shell/page/navbar/phone-menu.ts';
import { showArticle, showInstead, startFirstArticle } from './article.ts';
import { crashedPage, missingPage, spinnerAfterDelay } from './missing-page.ts';
import { crossfade } from './crossfade.ts';
import type { Action, Place } from './history.ts';
import { followLinks } from './links.ts';
import { scrollTo, tellMove, type Move } from './moves.ts';
import { answers, loadPage, pageAt, pagePath, takeFirstPage } from './pages.ts';
import { showsPlace, shownPlace, siteHistory } from './place.ts';
import globalData from '@generated/globalData';

/** Which page the reader has asked for last: one that arrives after another was asked for is not shown. */
let turn = 0;

/** Brings the page to life that came with the document, and lets links change it from now on. */
export function startSite(): void {
  takeFirstPage();
  const place = siteHistory.location;
  startFirstArticle(pageAt(place.pathname), pagePath(place.pathname));
  followLinks(siteHistory, siteConfig.baseUrl);
  siteHistory.listen((next, action) => void go(next, action));
  holdBackWith((onBack) =>
    siteHistory.block((_, action) => {
      if (action !== 'POP') return undefined;
      onBack();
      return false;
    }),
  );
  const first = { location: place, previousLocation: null };
  tellMove('onRouteUpdate', first)();
  tellMove('onRouteDidUpdate', first);
  answerKeyboard();
  forgetOldVersions();
}

async function go(location: Place, action: Action): Promise<void> {
  const move = { location, previousLocation: shownPlace() };
  if (pagePath(location.pathname) === pagePath(move.previousLocation.pathname)) {
    turn += 1;
    arrive(move, action);
    return;
  }
  const own = (turn += 1);
  const isOver = tellMove('onRouteUpdate', move);
  const endSpinner = spinnerAfterDelay();
  try {
    await bring(location.pathname);
  } catch (error) {
    console.warn(error);
    window.location.reload();
    return;
  } finally {
    isOver();
    endSpinner();
  }
  if (own !== turn) return;
  await crossfade();
  if (own !== turn) return;
  show(location, action);
  arrive(move, action);
}

/**
 * Brings the page at an address. When that fails the document is loaded, as it should where that is of a newer
 * build. Where the document does not come either this would lose what is open: there the place of the page says so.
 */
const bring = (path: string): Promise<void> =>
  loadPage(path, true).catch(async (error: unknown) => {
    // With the page itself here, only entries of its sidebar have not come: their categories stay folded.
    if (pageAt(path)) console.warn(error);
    else if (await answers(path)) throw error;
  });

function show({ pathname, hash }: Place, action: Action): void {
  const again = () => show(shownPlace(), action);
  const page = pageAt(pathname);
  if (!page) {
    showInstead(missingPage(pathname, again));
    return;
  }
  try {
    showArticle(page, pagePath(pathname), action === 'PUSH' && !hash);
  } catch (cause) {
    showInstead(crashedPage(new Error(`The page ${pathname} cannot be shown.`, { cause }), again));
  }
}

function arrive(move: Move, action: Action): void {
  const { pathname, hash } = move.location;
  showsPlace(move.location);
  markOpenLinks(pagePath(pathname));
  scrollTo(move);
  tellMove('onRouteDidUpdate', move);
  if (action === 'PUSH' && !hash) beginAnew();
}

/** Marks, in the bar, the links whose pages the one that is open belongs to. `data-below` names more than their own. */
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

/** Forgets a version of the docs that a reader preferred and that is no more (specification, section 4). */
function forgetOldVersions(): void {
  const plugins = (globalData as Record<string, Record<string, Docs>>)[
    'docusaurus-plugin-content-docs'
  ];
  for (const [id, { versions }] of Object.entries(plugins ?? {})) {
    const key = `docs-preferred-version-${id}`;
    try {
      const kept = localStorage.getItem(key);
      if (kept !== null && !versions.some(({ name }) => name === kept))
        localStorage.removeItem(key);
    } catch {
      // Where storage is refused, nothing is preferred.
    }
  }
}

// Stands in for the theme's hooks of the same purpose: what readers with a keyboard need of the bars.

const BY_KEYBOARD = 'navigation-with-keyboard';
const FALLBACK = '__docusaurus_skipToContent_fallback';
const skipLink = () => document.querySelector<HTMLElement>(`a[href="#${FALLBACK}"]`);

/** Shows where the focus is once Tab is pressed, until the mouse is; and lets the first link skip the bars. */
function answerKeyboard(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(BY_KEYBOARD);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(BY_KEYBOARD));
  skipLink()?.addEventListener('click', (event) => {
    event.preventDefault();
    focus(document.querySelector<HTMLElement>('main') ?? document.getElementById(FALLBACK));
  });
}

/** After a link the next Tab begins before the first link of the page, as after a page has been loaded. */
const beginAnew = (): void => focus(skipLink()?.parentElement);

function focus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}
