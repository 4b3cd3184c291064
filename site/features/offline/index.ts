import type { Feature } from '../feature.ts';

/**
 * Saves the docs on a shared device, for staff in a store with a weak network. `build/` lists the files of the built
 * site (store-pack.json) and writes the service worker (sw.js). `page/panel/` is the panel to save and remove the
 * pack, rendered by `<StorePack>`. `page/start.ts` runs on every page, and loads more only if a worker controls the
 * page.
 *
 * Before removing this feature from a published site, publish it once with `storePack: false` in the brand: that
 * removes saved copies from the devices of readers.
 */
export const offline: Feature = {
  plugin: './features/offline/build/index.ts',
  components: { StorePack: '@site/features/offline/page/panel/store-pack.tsx' },
};
