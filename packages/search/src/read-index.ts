import { anchorOf, sectionUrl } from './pages.ts';
import { createBitReader } from './bits.ts';
import { assertIndex, createReader, type ByteReader } from './bytes.ts';
import { impliedTerms, readDictionary, type Dictionary } from './dictionary.ts';
import type { Index, IndexedOccurrences, IndexedPage, IndexedSections } from './indexed.ts';
import { readOccurrences } from './read-occurrences.ts';
import { unseal } from './seal.ts';
import { readSynonyms } from './synonyms.ts';

/**
 * Reads what `writeIndex` wrote. This function, `dictionary` and `occurrences` throw a `SearchIndexError` if the
 * bytes are of another version, changed, truncated or inconsistent.
 */
export function readIndex(bytes: Uint8Array): Index {
  const reader = createReader(unseal(bytes));
  const dictionaryText = reader.text();
  const synonyms = readSynonyms(reader);
  const { pages, sections } = readPages(reader);
  const total = reader.varint();
  const packed = reader.block();
  let dictionary: Dictionary | undefined;
  let reading: ReturnType<typeof readOccurrences> | undefined;
  let occurrences: IndexedOccurrences | undefined;
  const readPiece = () => {
    try {
      reading ??= readOccurrences(createBitReader(packed), total, index);
      const { done, value } = reading.next();
      if (done) occurrences = value;
    } catch (error) {
      // Restart on the next call, so that damage is reported every time.
      reading = undefined;
      throw error;
    }
  };
  const index: Index = {
    get dictionary() {
      return (dictionary ??= readDictionary(dictionaryText, impliedTerms(sections.titles, pages)));
    },
    occurrences() {
      while (!occurrences) readPiece();
      return occurrences;
    },
    readAhead() {
      if (!occurrences) readPiece();
      return !occurrences;
    },
    sections,
    pages,
    synonyms,
  };
  return index;
}

/** The address of a section, including its hash. */
export function addressOf({ sections, pages }: Index, section: number): string {
  const pattern = sections.anchorPatterns[sections.anchor[section]!] ?? '';
  const anchor = anchorOf(pattern, titleOf(sections, section));
  return sectionUrl(pages[sections.page[section]!]!.url, anchor);
}

/** The heading of a section. */
export function titleOf(sections: IndexedSections, section: number): string {
  return sections.titles[sections.title[section]!] ?? '';
}

const NO_SECTIONS = 'The search index holds pages and sections that do not fit together.';

function readPages(reader: ByteReader): Pick<Index, 'pages' | 'sections'> {
  const [titles, groups, anchorPatterns, urls] = Array.from({ length: 4 }, () =>
    reader.text().split('\n'),
  ) as [string[], string[], string[], string[]];
  const pageCount = reader.varint();
  const numbers = createReader(reader.block());
  const patterns = createReader(reader.block());
  const length = reader.block().slice();
  const weight = reader.block().slice();
  const count = length.length;
  assertIndex(weight.length === count && urls.length >= pageCount, NO_SECTIONS);
  const page = new Uint32Array(count);
  const title = new Uint32Array(count);
  const anchor = new Uint16Array(count);
  const pages: IndexedPage[] = [];
  let section = 0;
  for (let at = 0, newTitle = 0, newPattern = 0; at < pageCount; at++) {
    const sectionCount = numbers.varint();
    assertIndex(sectionCount <= count - section, NO_SECTIONS);
    const group = groups[numbers.varint()] ?? '';
    const readers = numbers.varint();
    pages.push({ url: urls[at]!, group, readers, firstSection: section });
    for (const end = section + sectionCount; section < end; section++) {
      page[section] = at;
      const known = numbers.varint();
      title[section] = known === 0 ? newTitle++ : known - 1;
      const pattern = patterns.varint();
      anchor[section] = pattern === 0 ? newPattern++ : pattern - 1;
      assertIndex(title[section]! < titles.length, NO_SECTIONS);
      assertIndex(anchor[section]! < anchorPatterns.length, NO_SECTIONS);
    }
  }
  assertIndex(section === count, NO_SECTIONS);
  const sections = { count, page, length, weight, anchor, anchorPatterns, title, titles };
  return { pages, sections };
}
