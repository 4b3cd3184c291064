// The first of all scripts of a page. What the engine's own would run at once runs here in parts, each over
// before a press on a slow phone has waited long.

import prefetching from './prefetch.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

// Said at once: page-head/scripts/load-after-first-frame.ts takes a script that leaves nothing for a failure.
Object.assign(window, { docusaurus: prefetching });
void start();
