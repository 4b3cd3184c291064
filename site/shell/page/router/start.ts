// The first of all scripts of a page. The styles of the site come first, those of its bars and articles after.

import './moves.ts';
import './article-styles.ts';
import { prefetching } from './prefetch.ts';
import { startSite } from './site.ts';

startSite();
// Said when all is alive: shell/page/head-scripts/load-after-first-frame.ts takes a script that leaves nothing for a failure.
Object.assign(window, { docusaurus: prefetching });
document.documentElement.dataset['hasHydrated'] = 'true';
