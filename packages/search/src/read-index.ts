import { createReader, type ByteReader } from './bytes.ts';
import { readDictionary, type Dictionary } from './dictionary.ts';
import { IN_TEXT } from './occurrences.ts';
import { sectionUrl } from './pages.ts';
import { slug } from './slug.ts';
import { readSynonyms, type SynonymTable } from './synonyms.ts';

/** The first byte of an index. A reader refuses any other number, so it changes with the layout. */
export const INDEX_VERSION = 1;

/** The index in memory: typed arrays, ready for use as soon as they are filled. */
export interface Index {
  dictionary: Dictionary;
  /** Where the occurrences of each term start; one more entry marks the end. */
  firstOccurrence: Uint32Array;
  occurrenceSections: Uint32Array;
  occurrencePlaces: Uint8Array;
  sections: IndexedSections;
  pages: IndexedPage[];
  synonyms: SynonymTable;
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
  /** Ids of headings, by section: from the start those that are not the slug of the heading. */
  anchors: Map<number, string>;
  /** Each different title once; `title` points here. */
  titles: string[];
  /** By title: how many words of it a query can be expected to name. */
  titleWords: Uint8Array;
  /** By title: on how many sections it stands. */
  titleUses: Uint16Array;
}

/** A page of the index and which sections are its own. */
export interface IndexedPage {
  url: string;
  group: string;
  firstSection: number;
  sectionCount: number;
}

/** Reads what `writeIndex` wrote. Throws when the bytes are of another version or cut short. */
export function readIndex(bytes: Uint8Array): Index {
  const reader = createReader(bytes);
  const version = reader.byte();
  if (version !== INDEX_VERSION) {
    throw new Error(`The search index has version ${version}, this page reads ${INDEX_VERSION}.`);
  }
  const dictionary = readDictionary(reader);
  return {
    dictionary,
    ...readOccurrences(reader, dictionary.size),
    ...readPages(reader),
    synonyms: readSynonyms(reader),
  };
}

/** The address of a section, with its hash. */
export function addressOf({ sections, pages }: Index, section: number): string {
  const page = pages[sections.page[section]!]!;
  if (section === page.firstSection)
    return sectionUrl(page.url, sections.anchors.get(section) ?? '');
  let anchor = sections.anchors.get(section);
  if (anchor === undefined) {
    anchor = slug(titleOf(sections, section));
    sections.anchors.set(section, anchor);
  }
  return sectionUrl(page.url, anchor);
}

/** The heading of a section. */
export function titleOf(sections: IndexedSections, section: number): string {
  return sections.titles[sections.title[section]!] ?? '';
}

function readOccurrences(reader: ByteReader, terms: number) {
  const counts = reader.block();
  const gaps = reader.block();
  const places = reader.block();
  const firstOccurrence = new Uint32Array(terms + 1);
  for (let id = 0; id < terms; id++)
    firstOccurrence[id + 1] = firstOccurrence[id]! + counts.varint();
  const total = firstOccurrence[terms]!;
  const occurrenceSections = new Uint32Array(total);
  const occurrencePlaces = new Uint8Array(total).fill(IN_TEXT);
  for (let id = 0, at = 0; id < terms; id++) {
    let section = -1;
    for (const end = firstOccurrence[id + 1]!; at < end; at++) {
      const gap = gaps.varint();
      section += 1 + (gap >>> 1);
      occurrenceSections[at] = section;
      if (gap % 2 === 1) occurrencePlaces[at] = places.byte();
    }
  }
  return { firstOccurrence, occurrenceSections, occurrencePlaces };
}

function readPages(reader: ByteReader): Pick<Index, 'pages' | 'sections'> {
  const [titles, groups, urls, anchorTexts, titleWordCounts] = Array.from({ length: 5 }, () =>
    reader.text().split('\n'),
  ) as [string[], string[], string[], string[], string[]];
  const pageCount = reader.varint();
  const numbers = reader.block();
  const length = reader.block().rest().slice();
  const weight = reader.block().rest().slice();
  const count = length.length;
  const page = new Uint32Array(count);
  const title = new Uint32Array(count);
  const titleUses = new Uint16Array(titles.length);
  const anchors = new Map<number, string>();
  const pages: IndexedPage[] = [];
  for (let at = 0, section = 0, anchor = 0; at < pageCount; at++) {
    const sectionCount = numbers.varint();
    const group = groups[numbers.varint()] ?? '';
    pages.push({ url: urls[at] ?? '', group, firstSection: section, sectionCount });
    for (const end = section + sectionCount; section < end; section++) {
      const packed = numbers.varint();
      page[section] = at;
      title[section] = packed >>> 1;
      titleUses[packed >>> 1]! += 1;
      if (packed % 2 === 1) anchors.set(section, anchorTexts[anchor++] ?? '');
    }
  }
  const titleWords = Uint8Array.from(titleWordCounts, Number);
  return {
    pages,
    sections: { count, page, title, length, weight, anchors, titles, titleWords, titleUses },
  };
}
