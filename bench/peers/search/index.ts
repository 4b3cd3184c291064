import type { Engine } from '../../search/engine.ts';
import { flexSearch } from './flexsearch.ts';
import { lunrEngine, stockLunr } from './lunr.ts';
import { miniSearch, tunedMiniSearch } from './minisearch.ts';
import { orama } from './orama.ts';
import { pagefind } from './pagefind.ts';

/** The engines that ours is compared with. */
export const peers: Engine[] = [
  lunrEngine,
  stockLunr,
  miniSearch,
  tunedMiniSearch,
  orama,
  flexSearch,
  pagefind,
];
