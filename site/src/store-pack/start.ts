import siteConfig from '@generated/docusaurus.config';
import { keepInstallOffer } from './install-offer.ts';

// Runs on every page and costs next to nothing: only a page that a worker answers for loads the rest.
if (typeof window !== 'undefined') {
  keepInstallOffer();
  if (navigator.serviceWorker?.controller) {
    void import(/* webpackChunkName: "store-pack" */ './in-use.ts').then(({ start }) =>
      start(siteConfig.baseUrl),
    );
  }
}
