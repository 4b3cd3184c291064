import { whenIdle } from '@site/src/components/when-idle.ts';
import { loadPage } from './pages.ts';

// Stands in for what the engine offers its links as `window.docusaurus`.

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Readers who pay for what they load, or wait long for it, get nothing they did not ask for. */
const isSparing = () => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
};

const asked = new Set<string>();
/** Pages that may be wanted, in the order in which their links came into sight. */
const waiting: string[] = [];

/** Failures are told when the reader goes there: what was asked for early may fail quietly. */
const quiet = () => undefined;

/** Brings a page when the browser has time. One at a time: a screen full of links is too much for one moment. */
function prefetch(path: string): void {
  if (isSparing() || asked.has(path)) return;
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
  if (!isSparing()) loadPage(path, false).catch(quiet);
}

export default Object.freeze({ prefetch, preload });
