import MiniSearch, { type Options } from 'minisearch';
import { jsonFile, MOST, textOf, type Engine } from '../../search/engine.ts';

const options: Options = {
  fields: ['title', 'keywords', 'subcategory', 'text'],
  searchOptions: {
    boost: { title: 4, keywords: 3, subcategory: 2 },
    prefix: true,
    fuzzy: 0.2,
  },
};

/** MiniSearch 7 with prefixes and its fuzzy search. */
export const miniSearch: Engine = {
  name: 'MiniSearch',
  build: async (_, records) => {
    const index = new MiniSearch(options);
    index.addAll(records.map((record, id) => ({ id, ...record })));
    return [jsonFile(index)];
  },
  open: async ([file], records) => {
    const index = MiniSearch.loadJSON(textOf(file), options);
    return (question) =>
      index
        .search(question)
        .slice(0, MOST)
        .map(({ id }) => records[Number(id)]?.url ?? '');
  },
};
