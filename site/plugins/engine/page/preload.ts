import { crossfade } from './crossfade.ts';
import { settleAddress } from './history.ts';
import { loadPage, pageAt, takeFirstPage } from './pages.ts';

let isFirst = true;

/**
 * Stands in for the engine's: brings the page at an address before it is shown. When that fails the engine
 * loads the document, as it should where that is of a newer build. Without a network this would lose what
 * is open: there the place of the page says so (load-page.tsx).
 */
export default function preload(asked: string): Promise<void> {
  if (!isFirst) return bring(asked).then(crossfade);
  isFirst = false;
  settleAddress();
  takeFirstPage();
  return bring(window.location.pathname);
}

const bring = (pathname: string): Promise<void> =>
  loadPage(pathname, true).catch((error: unknown) => {
    // With the page itself here, only entries of its sidebar have not come: their categories stay folded.
    if (pageAt(pathname)) console.warn(error);
    else if (navigator.onLine) throw error;
  });
