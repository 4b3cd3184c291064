import type { Feature } from '../feature.ts';

/**
 * The docs saved on a shared device, for staff in a store with a weak network. `build/` lists the files of the built
 * site (store-pack.json) and writes the worker (sw.js). `page/panel/` is what a reader saves and removes the pack
 * with; it is drawn by `<StorePack>`. `page/start.ts` runs on every page and leaves what is saved alone until a worker
 * answers for the page.
 *
 * Whoever takes it out of a published site first publishes it once with `storePack: false` in the brand: that removes
 * what readers have saved.
 */
export const offline: Feature = {
  plugin: './features/offline/build/index.ts',
  components: { StorePack: '@site/features/offline/page/panel/store-pack.tsx' },
};
