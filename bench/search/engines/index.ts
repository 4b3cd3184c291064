import type { Engine } from '../engine.ts';
import { flexSearch } from './flexsearch.ts';
import { lunrEngine } from './lunr.ts';
import { miniSearch } from './minisearch.ts';
import { orama } from './orama.ts';
import { ours } from './ours.ts';
import { pagefind } from './pagefind.ts';
import { stockLunr } from './stock-lunr.ts';

/** All engines measured, ours first. */
export const engines: Engine[] = [
  ours,
  lunrEngine,
  stockLunr,
  miniSearch,
  orama,
  flexSearch,
  pagefind,
];
