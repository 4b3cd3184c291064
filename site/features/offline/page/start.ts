// Islands for the HTML of the page; nothing here renders it.
import siteConfig from '@generated/docusaurus.config';
import { brand } from '../../../../brand/brand.ts';
import {
  type RareIsland,
  startIsolated,
} from '../../../shell/page/error-boundary/start-isolated.ts';
import { captureInstallPrompt } from './install-prompt.ts';
import './panel/store-pack.module.css';

export const islands: RareIsland[] = [
  [
    'store pack',
    '[data-store-pack]',
    () => import(/* webpackChunkName: "store-pack-offer" */ './panel/offer-store-pack.ts'),
  ],
];

// Runs on every page at almost no cost: the rest loads only if a worker controls the page.
if (brand.storePack && typeof window !== 'undefined') {
  captureInstallPrompt();
  if (navigator.serviceWorker?.controller) {
    startIsolated('store pack', undefined, () =>
      import(/* webpackChunkName: "store-pack" */ './in-use.ts').then(({ start }) =>
        start(siteConfig.baseUrl),
      ),
    );
  }
}
