import { savesData, whenIdle } from '@site/shell/page/schedule.ts';
import { loadPage } from './pages.ts';

// Implements `window.docusaurus`, the prefetch API of Docusaurus.

const prefetched = new Set<string>();
/** Pages to prefetch, in the order in which their links entered the viewport. */
const queue: string[] = [];

/** A failed prefetch is not reported: navigating there tries again and reports it. */
const ignoreFailure = () => undefined;

/**
 * Loads a page when the browser is idle, unless data saver is on. One at a time, since a screen may be full of
 * links.
 */
function prefetch(path: string): void {
  if (savesData() || prefetched.has(path)) return;
  prefetched.add(path);
  if (queue.push(path) === 1) whenIdle(fetchNext);
}

function fetchNext(): void {
  loadPage(queue[0]!, false)
    .catch(ignoreFailure)
    .finally(() => {
      queue.shift();
      if (queue.length > 0) whenIdle(fetchNext);
    });
}

/** Loads a page at once, when the reader hovers over a link to it. */
function preload(path: string): void {
  if (!savesData()) loadPage(path, false).catch(ignoreFailure);
}

export const prefetching = Object.freeze({ prefetch, preload });
