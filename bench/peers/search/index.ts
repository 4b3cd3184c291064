import type { Engine } from '../../search/engine.ts';
import { flexSearch } from './flexsearch.ts';
import { lunrEngine, stockLunr } from './lunr.ts';
import { miniSearch, recipe } from './minisearch.ts';
import { orama } from './orama.ts';
import { pagefind } from './pagefind.ts';

/** The engines ours is measured against. */
export const peers: Engine[] = [
  lunrEngine,
  stockLunr,
  miniSearch,
  recipe,
  orama,
  flexSearch,
  pagefind,
];
