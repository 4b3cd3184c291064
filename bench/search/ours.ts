import { createSearch, readIndex, writeIndex } from '@frontline/search';
import type { Engine } from './engine.ts';

/** The engine of this site, with the synonyms the site ships. */
export const ours: Engine = {
  name: 'ours',
  build: async ({ pages, synonyms }) => [
    { name: 'search-index.bin', bytes: writeIndex(pages, synonyms) },
  ],
  open: async ([file], records) => {
    const search = createSearch(readIndex(file?.bytes ?? new Uint8Array()));
    const textOf = (section: number): string | undefined => records[section]?.text;
    // As the page does before the first keystroke.
    while (search.prepare(textOf));
    return (question) =>
      search.find(question, textOf).pages.flatMap(({ hits }) => hits.map(({ url }) => url));
  },
};
