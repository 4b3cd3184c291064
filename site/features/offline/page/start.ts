import siteConfig from '@generated/docusaurus.config';
import { startPart } from '../../../shell/page/error-boundary/start-part.ts';
import { keepInstallOffer } from './install-offer.ts';

// Runs on every page and costs next to nothing: only a page that a worker answers for loads the rest.
if (typeof window !== 'undefined') {
  keepInstallOffer();
  if (navigator.serviceWorker?.controller) {
    startPart('store pack', undefined, async () => {
      const { start } = await import(/* webpackChunkName: "store-pack" */ './in-use.ts');
      await start(siteConfig.baseUrl);
      return undefined;
    });
  }
}
