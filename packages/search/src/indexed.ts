import type { Dictionary } from './dictionary.ts';
import type { SynonymTable } from './synonyms.ts';

/** The index in memory: typed arrays. */
export interface Index {
  /** Decoded on first use. */
  readonly dictionary: Dictionary;
  /** Where terms occur; decoded on first use, because readers rarely type before the browser is idle. */
  occurrences(): IndexedOccurrences;
  /** Decodes the next part of them, which takes some milliseconds on a phone. Returns whether any remain. */
  readAhead(): boolean;
  sections: IndexedSections;
  pages: IndexedPage[];
  synonyms: SynonymTable;
}

/** Occurrences of all terms concatenated, each in ascending order of sections. */
export interface IndexedOccurrences {
  /** Where the occurrences of each term start; one more entry marks the end. */
  firstOccurrence: Uint32Array;
  /** How many sections contain each term, including passing mentions that are not stored. */
  uses: Uint32Array;
  occurrenceSections: Uint32Array;
  occurrencePlaces: Uint8Array;
  /** By title: how many of its words a query can be expected to name. */
  titleWords: Uint8Array;
  /** By title: its words in compared form. */
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
  /** Index into `anchorPatterns`, which derive the heading's id from its title. */
  anchor: Uint16Array;
  anchorPatterns: string[];
  /** Each distinct title once; `title` is an index into it. */
  titles: string[];
}

/** A page of the index. */
export interface IndexedPage {
  url: string;
  group: string;
  /** One bit for each group of readers. */
  readers: number;
  firstSection: number;
}
