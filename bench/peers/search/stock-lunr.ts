import lunr from 'lunr';
import type { Engine } from '../../search/engine.ts';
import { lunrUsed } from './lunr.ts';

/** lunr with the fields, boosts and positions of docusaurus-lunr-search 3.6, and its way to ask. */
export const stockLunr: Engine = lunrUsed({
  name: 'lunr as the stock plugin sets it',
  fields: {
    title: { of: 'title', boost: 200 },
    content: { of: 'text', boost: 2 },
    keywords: { of: 'keywords', boost: 100 },
  },
  metadata: ['position'],
  ask: (query, words) => {
    query.term(words, { boost: 10 });
    query.term(words, { wildcard: lunr.Query.wildcard.TRAILING });
  },
});
