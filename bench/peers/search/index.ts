import type { Engine } from '../../search/engine.ts';
import { flexSearch } from './flexsearch.ts';
import { lunrEngine } from './lunr.ts';
import { miniSearch } from './minisearch.ts';
import { orama } from './orama.ts';
import { pagefind } from './pagefind.ts';
import { recipe } from './recipe.ts';
import { stockLunr } from './stock-lunr.ts';

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
