import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A process that holds less, in bytes, is left to itself: collecting garbage would only cost it time. */
const MUCH = 1.2e9;
/** So much has to have come since the last time, in bytes. */
const GARBAGE = 250e6;
/** So often it is looked at, in milliseconds. */
const LOOK = 500;

type Held = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed'>;

/**
 * From now on collects garbage as a build of thousands of pages makes it. Node lets it grow to several times of what is
 * alive, and does not count what the bundler, which is no JavaScript, holds beside it.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const look = createCollector(process.memoryUsage, () => {
    collect();
    // Only then are the emptied pages given back.
    collect();
  });
  setInterval(look, LOOK).unref();
}

/** Answers what looks at the memory that is held, and collects where much of it is new. */
export function createCollector(held: () => Held, collect: () => void): () => void {
  let alive = held().heapUsed;
  return () => {
    const { rss, heapUsed } = held();
    alive = Math.min(alive, heapUsed);
    if (rss < MUCH || heapUsed < alive + GARBAGE) return;
    collect();
    alive = held().heapUsed;
  };
}
