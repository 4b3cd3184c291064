import { titleOf, type Index } from '@frontline/search';
import { MissingFileError } from '../../../shell/page/error-boundary/missing-file.ts';

/** The options in the search-document file (specification, section 3). */
export interface SearchOptions {
  maxHits: number;
  highlightResult: boolean;
}

/** Used until the search-document file arrives. */
export const DEFAULTS: SearchOptions = { maxHits: 8, highlightResult: true };

/** The search-document file: texts of the first sections of the index, the files with the rest, and the options. */
interface Documents {
  texts: string[];
  more: MoreTexts[];
  options: SearchOptions;
}

/** A file with more texts: the number of its first section, and its name. */
export type MoreTexts = [from: number, name: string];

type Unknown<Name extends string> = Partial<Record<Name, unknown>> | null | undefined;

/** Reads the search-document file. Throws a MissingFileError if it belongs to another build than the index. */
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

/** The texts of the sections `from` to before `to`. Throws like `readDocuments`. */
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
  throw new MissingFileError('The texts of the search belong to another build of the site.');
}
