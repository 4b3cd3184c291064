import { create, insertMultiple, load, save, search, type RawData } from '@orama/orama';
import { fromJsonFile, jsonFile, MAX_HITS, type Engine } from '../../search/engine.ts';

const schema = {
  url: 'string',
  title: 'string',
  keywords: 'string',
  subcategory: 'string',
  text: 'string',
} as const;

/** Orama 3 with one typo allowed. */
export const orama: Engine = {
  name: 'Orama',
  build: async (_, records) => {
    const database = create({ schema });
    await insertMultiple(
      database,
      records.map((record) => ({ ...record })),
    );
    return [jsonFile(save(database))];
  },
  open: async ([file]) => {
    const database = create({ schema });
    load(database, fromJsonFile<RawData>(file));
    return async (question) => {
      const found = await search(database, {
        term: question,
        properties: ['title', 'keywords', 'subcategory', 'text'],
        boost: { title: 4, keywords: 3, subcategory: 2 },
        tolerance: question.length > 3 ? 1 : 0,
        limit: MAX_HITS,
      });
      return found.hits.map(({ document }) => document.url);
    };
  },
};
