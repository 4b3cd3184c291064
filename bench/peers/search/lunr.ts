import lunr from 'lunr';
import { fromJsonFile, jsonFile, MOST, type Engine } from '../../search/engine.ts';

/** lunr 2: exact words first, then beginnings, then one typo, as its users write it. */
export const lunrEngine: Engine = {
  name: 'lunr',
  build: async (_, records) => {
    const index = lunr(function () {
      this.ref('id');
      this.field('title', { boost: 10 });
      this.field('keywords', { boost: 5 });
      this.field('subcategory', { boost: 3 });
      this.field('text');
      records.forEach((record, id) => this.add({ id, ...record }));
    });
    return [jsonFile(index)];
  },
  open: async ([file], records) => {
    const index = lunr.Index.load(fromJsonFile<object>(file));
    return (question) => {
      const words = lunr.tokenizer(question);
      const found = index.query((query) => {
        query.term(words, { boost: 10 });
        query.term(words, { boost: 4, wildcard: lunr.Query.wildcard.TRAILING });
        query.term(
          words.filter((word) => String(word).length > 3),
          { editDistance: 1 },
        );
      });
      return found.slice(0, MOST).map(({ ref }) => records[Number(ref)]?.url ?? '');
    };
  },
};
