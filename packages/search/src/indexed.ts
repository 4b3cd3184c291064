import type { Dictionary } from './dictionary.ts';
import type { SynonymTable } from './synonyms.ts';

/** The index in memory: typed arrays. */
export interface Index {
  /** Worked out when first asked for. */
  readonly dictionary: Dictionary;
  /** Where terms occur; worked out when first asked for, since nobody types before it is idle. */
  occurrences(): IndexedOccurrences;
  /** Works out a piece of them, some milliseconds on a phone. Answers whether more is left. */
  readAhead(): boolean;
  sections: IndexedSections;
  pages: IndexedPage[];
  synonyms: SynonymTable;
}

/** Occurrences of all terms, one after the other, in ascending order of sections. */
export interface IndexedOccurrences {
  /** Where the occurrences of each term start; one more entry marks the end. */
  firstOccurrence: Uint32Array;
  /** In how many sections each term is, those included where a common one is mentioned in passing. */
  uses: Uint32Array;
  occurrenceSections: Uint32Array;
  occurrencePlaces: Uint8Array;
  /** By title: how many words of it a query can be expected to name. */
  titleWords: Uint8Array;
  /** By title: its words as they are compared. */
  titlesInWords: string[];
}

/** One entry per section in each array. */
export interface IndexedSections {
  count: number;
  page: Uint32Array;
  title: Uint32Array;
  /** Packed by `packLength`. */
  length: Uint8Array;
  /** 255 is full weight. */
  weight: Uint8Array;
  /** How the id of each heading is made of its title; points into `anchorPatterns`. */
  anchor: Uint16Array;
  anchorPatterns: string[];
  /** Each different title once; `title` points here. */
  titles: string[];
}

/** A page of the index and which sections are its own. */
export interface IndexedPage {
  url: string;
  group: string;
  /** One bit for each group of readers. */
  readers: number;
  firstSection: number;
  sectionCount: number;
}
