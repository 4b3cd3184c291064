import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Below this RSS, in bytes, collecting garbage would only cost time. */
const MIN_RSS = 1.2e9;
/** How much the heap must have grown since the last collection, in bytes. */
const MIN_GROWTH = 250e6;
const INTERVAL_MS = 500;

type Memory = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed'>;

/**
 * Collects garbage periodically during a build of thousands of pages. V8 lets the heap grow to several times the live
 * data, and does not count the native memory of the bundler.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const check = createCollector(process.memoryUsage, () => {
    collect();
    // The second collection returns the freed pages to the system.
    collect();
  });
  setInterval(check, INTERVAL_MS).unref();
}

/** Returns a function that checks memory usage and collects if the heap has grown enough. */
export function createCollector(usage: () => Memory, collect: () => void): () => void {
  let live = usage().heapUsed;
  return () => {
    const { rss, heapUsed } = usage();
    live = Math.min(live, heapUsed);
    if (rss < MIN_RSS || heapUsed < live + MIN_GROWTH) return;
    collect();
    live = usage().heapUsed;
  };
}
