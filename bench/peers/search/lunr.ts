import lunr from 'lunr';
import { fromJsonFile, jsonFile, MOST, type Engine, type Section } from '../../search/engine.ts';

/** What tells one way to use lunr from another. */
interface LunrUse {
  name: string;
  /** By field of the index: what it holds of a record, and how much it counts. */
  fields: Record<string, { of: keyof Section; boost: number }>;
  /** What is kept of each place a word stands in. */
  metadata: string[];
  ask(query: lunr.Query, words: lunr.Token[]): void;
}

/** An engine made of lunr as somebody uses it. */
function lunrUsed({ name, fields, metadata, ask }: LunrUse): Engine {
  return {
    name,
    build: async (_, records) => {
      const index = lunr(function () {
        this.ref('id');
        for (const [field, { boost }] of Object.entries(fields)) this.field(field, { boost });
        this.metadataWhitelist = metadata;
        records.forEach((record, id) => {
          const held = Object.entries(fields).map(([field, { of }]) => [field, record[of]]);
          this.add({ id, ...Object.fromEntries(held) });
        });
      });
      return [jsonFile(index)];
    },
    open: async ([file], records) => {
      const index = lunr.Index.load(fromJsonFile<object>(file));
      return (question) => {
        const words = lunr.tokenizer(question);
        const found = index.query((query) => ask(query, words));
        return found.slice(0, MOST).map(({ ref }) => records[Number(ref)]?.url ?? '');
      };
    },
  };
}

/** lunr 2: exact words first, then beginnings, then one typo, as its users write it. */
export const lunrEngine: Engine = lunrUsed({
  name: 'lunr',
  fields: {
    title: { of: 'title', boost: 10 },
    keywords: { of: 'keywords', boost: 5 },
    subcategory: { of: 'subcategory', boost: 3 },
    text: { of: 'text', boost: 1 },
  },
  metadata: [],
  ask: (query, words) => {
    query.term(words, { boost: 10 });
    query.term(words, { boost: 4, wildcard: lunr.Query.wildcard.TRAILING });
    query.term(
      words.filter((word) => String(word).length > 3),
      { editDistance: 1 },
    );
  },
});

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
