import lunr from 'lunr';
import {
  fromJsonFile,
  jsonFile,
  MAX_HITS,
  type Engine,
  type Section,
} from '../../search/engine.ts';

/** Settings of one lunr configuration. */
interface LunrOptions {
  name: string;
  /** By index field: the record property that it indexes, and its boost. */
  fields: Record<string, { of: keyof Section; boost: number }>;
  /** Metadata stored for each occurrence of a term. */
  metadata: string[];
  ask(query: lunr.Query, words: lunr.Token[]): void;
}

function createLunrEngine({ name, fields, metadata, ask }: LunrOptions): Engine {
  return {
    name,
    build: async (_, records) => {
      const index = lunr(function () {
        this.ref('id');
        for (const [field, { boost }] of Object.entries(fields)) this.field(field, { boost });
        this.metadataWhitelist = metadata;
        records.forEach((record, id) => {
          const values = Object.entries(fields).map(([field, { of }]) => [field, record[of]]);
          this.add({ id, ...Object.fromEntries(values) });
        });
      });
      return [jsonFile(index)];
    },
    open: async ([file], records) => {
      const index = lunr.Index.load(fromJsonFile<object>(file));
      return (question) => {
        const words = lunr.tokenizer(question);
        const found = index.query((query) => ask(query, words));
        return found.slice(0, MAX_HITS).map(({ ref }) => records[Number(ref)]?.url ?? '');
      };
    },
  };
}

/** lunr 2 with a common query: exact terms first, then prefixes, then one typo. */
export const lunrEngine: Engine = createLunrEngine({
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

/** lunr with the fields, boosts, positions and query of docusaurus-lunr-search 3.6. */
export const stockLunr: Engine = createLunrEngine({
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
