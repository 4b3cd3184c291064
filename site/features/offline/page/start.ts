// Of what stands in the page as HTML: nothing here draws it.
import siteConfig from '@generated/docusaurus.config';
import { brand } from '../../../../brand/brand.ts';
import { type RareIsland, startPart } from '../../../shell/page/error-boundary/start-part.ts';
import { keepInstallOffer } from './install-offer.ts';
import './panel/store-pack.module.css';

export const islands: RareIsland[] = [
  [
    'store pack',
    '[data-store-pack]',
    () => import(/* webpackChunkName: "store-pack-offer" */ './panel/offer-store-pack.ts'),
  ],
];

// Runs on every page and costs next to nothing: only a page that a worker answers for loads the rest.
if (brand.storePack && typeof window !== 'undefined') {
  keepInstallOffer();
  if (navigator.serviceWorker?.controller) {
    startPart('store pack', undefined, () =>
      import(/* webpackChunkName: "store-pack" */ './in-use.ts').then(({ start }) =>
        start(siteConfig.baseUrl),
      ),
    );
  }
}
