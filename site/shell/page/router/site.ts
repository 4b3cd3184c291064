import siteConfig from '@generated/docusaurus.config';
import { holdBackWith } from '@site/shell/page/navbar/phone-menu.ts';
import { showArticle, showInstead, startFirstArticle } from './article.ts';
import { crashedPage } from './crashed-page.ts';
import { crossfade } from './crossfade.ts';
import type { Action, Place } from './history.ts';
import { answerKeyboard, beginAnew } from './keyboard.ts';
import { followLinks } from './links.ts';
import { missingPage, spinnerAfterDelay } from './missing-page.ts';
import { scrollTo, tellMove, type Move } from './moves.ts';
import { markOpenLinks } from './open-link.ts';
import { answers, loadPage, pageAt, pagePath, takeFirstPage } from './pages.ts';
import { showsPlace, shownPlace } from './place.ts';
import { forgetOldVersions } from './preferred-version.ts';
import { siteHistory } from './site-history.ts';

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
