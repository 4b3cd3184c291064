import { titleOf, type Index } from '@frontline/search';
import { MissingFileError } from '../../../shell/page/error-boundary/missing-file.ts';

/** The options in the search-document file (specification, section 3). */
export interface SearchOptions {
  maxHits: number;
  highlightResult: boolean;
}

/** Until the search-document file tells. */
export const DEFAULTS: SearchOptions = { maxHits: 8, highlightResult: true };

/** What the search-document file says: texts of the first sections of the index, the files of the others, and the options. */
interface Documents {
  texts: string[];
  more: MoreTexts[];
  options: SearchOptions;
}

/** A file with the texts of further sections: the number of the first of them, and its name. */
export type MoreTexts = [from: number, name: string];

type Unknown<Name extends string> = Partial<Record<Name, unknown>> | null | undefined;

/** Takes from the file what belongs to this index. Throws a MissingFileError where it is of another build. */
export function readDocuments(file: unknown, index: Index): Documents {
  const { more, options } = (file as Unknown<'more' | 'options'>) ?? {};
  const files = Array.isArray(more) ? (more as MoreTexts[]) : [];
  const { maxHits, highlightResult } = (options as Unknown<keyof SearchOptions>) ?? {};
  return {
    texts: readTexts(file, index, 0, files[0]?.[0]),
    more: files,
    options: {
      maxHits: Number(maxHits) >= 1 ? Number(maxHits) : DEFAULTS.maxHits,
      highlightResult: highlightResult !== false,
    },
  };
}

/** The texts of the sections from one to before another, as a file holds them; throws as above. */
export function readTexts(
  file: unknown,
  { sections }: Index,
  from: number,
  to = sections.count,
): string[] {
  const { searchDocs } = (file as Unknown<'searchDocs'>) ?? {};
  const texts: string[] = [];
  for (const record of Array.isArray(searchDocs) ? (searchDocs as unknown[]) : []) {
    const { title, text } = (record as Unknown<'title' | 'text'>) ?? {};
    const expected = titleOf(sections, from + texts.length);
    if (typeof text !== 'string' || String(title).replace(/\s+/g, ' ') !== expected) break;
    texts.push(text);
  }
  if (texts.length === to - from) return texts;
  throw new MissingFileError('The texts of the search are of another build of the site.');
}
