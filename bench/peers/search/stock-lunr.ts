import lunr from 'lunr';
import { fromJsonFile, jsonFile, MOST, type Engine } from '../../search/engine.ts';

/** lunr with the fields, boosts and positions of docusaurus-lunr-search 3.6, and its way to ask. */
export const stockLunr: Engine = {
  name: 'lunr as the stock plugin sets it',
  build: async (_, records) => {
    const index = lunr(function () {
      this.ref('id');
      this.field('title', { boost: 200 });
      this.field('content', { boost: 2 });
      this.field('keywords', { boost: 100 });
      this.metadataWhitelist = ['position'];
      records.forEach(({ title, keywords, text }, id) =>
        this.add({ id, title, keywords, content: text }),
      );
    });
    return [jsonFile(index)];
  },
  open: async ([file], records) => {
    const index = lunr.Index.load(fromJsonFile<object>(file));
    return (question) => {
      const words = lunr.tokenizer(question);
      const found = index.query((query) => {
        query.term(words, { boost: 10 });
        query.term(words, { wildcard: lunr.Query.wildcard.TRAILING });
      });
      return found.slice(0, MOST).map(({ ref }) => records[Number(ref)]?.url ?? '');
    };
  },
};
