import { whenIdle } from '../../../src/components/when-idle.ts';
import { settleAddress } from './history.ts';
import prefetchFile from '../prefetch.ts';
import preloadPage, { findRoutes } from './preload.ts';

// Stands in for what the engine offers its links as `window.docusaurus`.

declare const __webpack_require__: { p: string; u(chunk: string): string };

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Readers who pay for what they load, or wait long for it, get nothing they did not ask for. */
const isSparing = () => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
};

// Runs before the engine asks for the page at this address.
settleAddress();

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Pages whose files may be wanted, in the order in which their links came into sight. */
const waiting: string[] = [];

function prefetch(path: string): void {
  const page = path.replace(/[?#].*/, '');
  if (isSparing() || prefetched.has(page)) return;
  prefetched.add(page);
  if (waiting.push(page) === 1) whenIdle(fetchNext);
}

/** One page at a time: a screen full of links is too much work for one moment. */
function fetchNext(): void {
  fetchFiles(waiting[0]!)
    .catch(quiet)
    .finally(() => {
      waiting.shift();
      if (waiting.length > 0) whenIdle(fetchNext);
    });
}

async function fetchFiles(page: string): Promise<void> {
  const files = (await findRoutes(page)).flatMap((route) => route.component.files ?? []);
  const addresses = files.map((name) => __webpack_require__.p + __webpack_require__.u(name));
  // What is part of the first file already has no file of its own, and no hash.
  await Promise.all(addresses.filter((url) => !url.includes('.undefined.')).map(prefetchFile));
}

async function preload(path: string): Promise<void> {
  const page = path.replace(/[?#].*/, '');
  if (isSparing() || preloaded.has(page)) return;
  preloaded.add(page);
  await preloadPage(page);
}

/** Failures are told when the reader goes there: what was asked for early may fail quietly. */
const quiet = () => undefined;

export default Object.freeze({ prefetch, preload: (path: string) => preload(path).catch(quiet) });
