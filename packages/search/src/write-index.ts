import { anchorPattern, type Page, type Section } from './pages.ts';
import { byLength, USES_WIDTH } from './read-occurrences.ts';
import { createBitWriter } from './bits.ts';
import { createWriter, type ByteWriter } from './bytes.ts';
import { impliedTerms, writeDictionary } from './dictionary.ts';
import { collectOccurrences, IN_KEYWORDS, IN_TEXT, type Occurrences } from './occurrences.ts';
import { packLength } from './impact.ts';
import { seal } from './seal.ts';
import { words } from './words.ts';
import { writeSynonyms, type Synonyms } from './synonyms.ts';

/**
 * Writes the index of all pages: sections, dictionary, occurrences. Similar texts and bytes are grouped for a generic
 * compressor; occurrences are bit-packed. What can be derived from a title or an address is omitted, and so are the
 * texts, which are in the search-document file.
 */
export function writeIndex(pages: Page[], synonyms: Synonyms = {}): Uint8Array {
  const collected = collectOccurrences(pages);
  const terms = [...collected.keys()].sort();
  const sections = pages.flatMap((page) => page.sections);
  const titles = sections.map(({ title }) => title);
  const implied = new Set(impliedTerms(titles, pages));
  const writer = createWriter();
  const stored = terms.filter((term) => !implied.has(term));
  writeDictionary(stored, writer);
  writeSynonyms(synonyms, writer);
  writePages(pages, writer);
  writeOccurrences(
    terms.map((term) => collected.get(term) ?? { sections: [], places: [], uses: 0 }),
    Uint8Array.from(sections, lengthOf),
    writer,
  );
  return seal(writer.bytes());
}

/**
 * Writes the sections whose text contains each term, bit-packed: before them, which terms are common and how many
 * mentions were dropped; after them, which other occurrences are repeated, and the keyword terms of each section.
 */
function writeOccurrences(all: Occurrences[], lengths: Uint8Array, writer: ByteWriter): void {
  const order = byLength(lengths);
  const placeOf = new Map([...order.sections].map((section, place) => [section, place]));
  const bits = createBitWriter();
  const isCommon = all.map(({ uses, sections: own }) => uses > own.length);
  bits.list(
    all.flatMap((_, term) => (isCommon[term] ? [term] : [])),
    all.length,
  );
  let total = 0;
  const repeated: boolean[] = [];
  all.forEach(({ sections: own, places, uses }, term) => {
    if (isCommon[term]) bits.rice(uses - own.length, USES_WIDTH);
    const inText = own.filter((_, at) => places[at]! >= IN_TEXT);
    const inOrder = inText
      .map((section) => placeOf.get(section)!)
      .sort((one, other) => one - other);
    bits.list(inOrder, lengths.length, order.remaining);
    total += inText.length;
    if (isCommon[term]) return;
    for (const place of places) if (place >= IN_TEXT) repeated.push(place >= 2 * IN_TEXT);
  });
  writer.varint(total);
  bits.list(
    repeated.flatMap((isRepeated, at) => (isRepeated ? [at] : [])),
    repeated.length,
  );
  const keywords = Array.from(lengths, (): number[] => []);
  all.forEach(({ sections: own, places }, term) => {
    own.forEach((section, at) => {
      if ((places[at]! & IN_KEYWORDS) !== 0) keywords[section]?.push(term);
    });
  });
  for (const own of keywords) bits.list(own, all.length);
  writer.block(bits.bytes());
}

function writePages(pages: Page[], writer: ByteWriter): void {
  const titles = numberTexts(pages.flatMap((page) => page.sections.map(({ title }) => title)));
  const groups = numberTexts(pages.map(({ group }) => group));
  const patterns = numberTexts(pages.flatMap(({ sections }) => sections.map(anchorPattern)));
  const numbers = createWriter();
  const anchors = createWriter();
  const lengths = createWriter();
  const weights = createWriter();
  let newTitle = 0;
  let newPattern = 0;
  for (const page of pages) {
    numbers.varint(page.sections.length);
    numbers.varint(groups.get(page.group) ?? 0);
    numbers.varint(page.readers ?? 0);
    for (const section of page.sections) {
      const title = titles.get(section.title) ?? 0;
      numbers.varint(title === newTitle ? 0 : title + 1);
      if (title === newTitle) newTitle += 1;
      const pattern = patterns.get(anchorPattern(section)) ?? 0;
      anchors.varint(pattern === newPattern ? 0 : pattern + 1);
      if (pattern === newPattern) newPattern += 1;
      lengths.byte(lengthOf(section));
      weights.byte(Math.round((section.weight ?? 1) * 255));
    }
  }
  const texts = [titles, groups, patterns].map((numbered) => [...numbered.keys()]);
  for (const list of [...texts, pages.map(({ url }) => url)]) {
    writer.text(list.map(oneLine).join('\n'));
  }
  writer.varint(pages.length);
  for (const block of [numbers, anchors, lengths, weights]) writer.block(block.bytes());
}

const lengthOf = ({ text }: Section): number => packLength(words(text).length);

function numberTexts(texts: string[]): Map<string, number> {
  return new Map([...new Set(texts)].map((text, at) => [text, at]));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
