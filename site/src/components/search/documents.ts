import { titleOf, type Index } from '@frontline/search';
import { MissingFileError } from '../part/new-build.ts';

/** The options in the search-document file (specification, section 3). */
export interface SearchOptions {
  maxHits: number;
  highlightResult: boolean;
}

/** Until the search-document file tells. */
export const DEFAULTS: SearchOptions = { maxHits: 8, highlightResult: true };

/** What the search-document file says: the text of each section of the index, and the options. */
export interface Documents {
  texts: string[];
  options: SearchOptions;
}

type Unknown<Name extends string> = Partial<Record<Name, unknown>> | null | undefined;

/** Takes from the file what belongs to this index. Throws a MissingFileError where it is of another build. */
export function readDocuments(file: unknown, { sections }: Index): Documents {
  const { searchDocs, options } = (file as Unknown<'searchDocs' | 'options'>) ?? {};
  const texts: string[] = [];
  for (const record of Array.isArray(searchDocs) ? (searchDocs as unknown[]) : []) {
    const { title, text } = (record as Unknown<'title' | 'text'>) ?? {};
    const expected = titleOf(sections, texts.length);
    if (typeof text !== 'string' || String(title).replace(/\s+/g, ' ') !== expected) break;
    texts.push(text);
  }
  if (texts.length !== sections.count) {
    throw new MissingFileError('The texts of the search are of another build of the site.');
  }
  const { maxHits, highlightResult } = (options as Unknown<keyof SearchOptions>) ?? {};
  return {
    texts,
    options: {
      maxHits: Number(maxHits) >= 1 ? Number(maxHits) : DEFAULTS.maxHits,
      highlightResult: highlightResult !== false,
    },
  };
}
