import { createWriter, type ByteWriter } from './bytes.ts';
import { writeDictionary } from './dictionary.ts';
import { collectOccurrences, IN_TEXT, type Occurrences } from './occurrences.ts';
import type { Page } from './pages.ts';
import { packLength } from './packed-length.ts';
import { INDEX_VERSION } from './read-index.ts';
import { slug } from './slug.ts';
import { humps, words } from './words.ts';
import { isStopWord } from './stop-words.ts';
import { writeSynonyms, type Synonyms } from './synonyms.ts';

/**
 * Writes the index of all pages: dictionary, occurrences, sections. Like lies beside like, so that a
 * generic compressor does the rest; text is left out, it travels in the search-document file.
 */
export function writeIndex(pages: Page[], synonyms: Synonyms = {}): Uint8Array {
  const collected = collectOccurrences(pages);
  const terms = [...collected.keys()].sort();
  const writer = createWriter();
  writer.byte(INDEX_VERSION);
  writeDictionary(terms, writer);
  writeOccurrences(
    terms.map((term) => collected.get(term) ?? { sections: [], places: [] }),
    writer,
  );
  writePages(pages, writer);
  writeSynonyms(synonyms, writer);
  return writer.bytes();
}

/** Sections as gaps; the place byte only where it is not "once in the text", the most common by far. */
function writeOccurrences(all: Occurrences[], writer: ByteWriter): void {
  const counts = createWriter();
  const gaps = createWriter();
  const places = createWriter();
  for (const { sections, places: packed } of all) {
    counts.varint(sections.length);
    let before = -1;
    sections.forEach((section, at) => {
      const place = packed[at] ?? IN_TEXT;
      gaps.varint((section - before - 1) * 2 + (place === IN_TEXT ? 0 : 1));
      if (place !== IN_TEXT) places.byte(place);
      before = section;
    });
  }
  for (const block of [counts, gaps, places]) writer.block(block);
}

function writePages(pages: Page[], writer: ByteWriter): void {
  const titles = numberTexts(pages.flatMap((page) => page.sections.map(({ title }) => title)));
  const groups = numberTexts(pages.map(({ group }) => group));
  const numbers = createWriter();
  const lengths = createWriter();
  const weights = createWriter();
  const anchors: string[] = [];
  for (const page of pages) {
    numbers.varint(page.sections.length);
    numbers.varint(groups.get(page.group) ?? 0);
    page.sections.forEach(({ title, anchor, text, weight = 1 }, at) => {
      const implied = at === 0 ? '' : slug(title);
      numbers.varint((titles.get(title) ?? 0) * 2 + (anchor === implied ? 0 : 1));
      if (anchor !== implied) anchors.push(anchor);
      lengths.byte(packLength(words(text).length));
      weights.byte(Math.round(weight * 255));
    });
  }
  const texts = [[...titles.keys()], [...groups.keys()], pages.map(({ url }) => url), anchors];
  for (const list of texts) writer.text(list.map(oneLine).join('\n'));
  writer.text([...titles.keys()].map(countTitleWords).join('\n'));
  writer.varint(pages.length);
  for (const block of [numbers, lengths, weights]) writer.block(block);
}

/** How many words of a title a query can be expected to name; stop words count only when alone. */
function countTitleWords(title: string): number {
  const all = words(title).flatMap((word) => {
    const parts = humps(title, word);
    return parts.length > 0 ? parts : [word.term];
  });
  return all.filter((term) => !isStopWord(term)).length || all.length;
}

function numberTexts(texts: string[]): Map<string, number> {
  return new Map([...new Set(texts)].map((text, at) => [text, at]));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
