import FlexSearch from 'flexsearch';
import { fromJsonFile, jsonFile, MAX_HITS, type Engine } from '../../search/engine.ts';

const FIELDS = ['title', 'keywords', 'subcategory', 'text'];
const empty = () =>
  new FlexSearch.Document({
    tokenize: 'forward',
    encoder: FlexSearch.Charset.LatinBalance,
    document: { id: 'id', index: FIELDS },
  });

/** FlexSearch 0.8: prefixes, phonetic normalization, suggestions, titles ranked before texts. */
export const flexSearch: Engine = {
  name: 'FlexSearch',
  build: async (_, records) => {
    const index = empty();
    records.forEach((record, id) => index.add({ id, ...record }));
    const parts: [string, string][] = [];
    await index.export((key, data) => {
      if (data) parts.push([key, data]);
    });
    return [jsonFile(parts)];
  },
  open: async ([file], records) => {
    const index = empty();
    for (const [key, data] of fromJsonFile<[string, string][]>(file)) index.import(key, data);
    return (question) => {
      const found = index.search(question, { limit: MAX_HITS, suggest: true }) as {
        result: (string | number)[];
      }[];
      const ids = new Set(found.flatMap(({ result }) => result));
      return [...ids].map((id) => records[Number(id)]?.url ?? '');
    };
  },
};
