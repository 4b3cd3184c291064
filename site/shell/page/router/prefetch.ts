import { savesData, whenIdle } from '@site/shell/page/schedule.ts';
import { loadPage } from './pages.ts';

// Stands in for what the engine offers its links as `window.docusaurus`.

const asked = new Set<string>();
/** Pages that may be wanted, in the order in which their links came into sight. */
const waiting: string[] = [];

/** Failures are told when the reader goes there: what was asked for early may fail quietly. */
const quiet = () => undefined;

/**
 * Brings a page when the browser has time, unless the reader saves data. One at a time: a screen full of links is too
 * much for one moment.
 */
function prefetch(path: string): void {
  if (savesData() || asked.has(path)) return;
  asked.add(path);
  if (waiting.push(path) === 1) whenIdle(fetchNext);
}

function fetchNext(): void {
  loadPage(waiting[0]!, false)
    .catch(quiet)
    .finally(() => {
      waiting.shift();
      if (waiting.length > 0) whenIdle(fetchNext);
    });
}

/** Brings a page at once, when the reader points at a link to it. */
function preload(path: string): void {
  if (!savesData()) loadPage(path, false).catch(quiet);
}

export const prefetching = Object.freeze({ prefetch, preload });
