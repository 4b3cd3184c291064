import { anchorPattern } from './anchor-pattern.ts';
import { createBitWriter } from './bits.ts';
import { createWriter, type ByteWriter } from './bytes.ts';
import { writeDictionary } from './dictionary.ts';
import {
  collectOccurrences,
  IN_KEYWORDS,
  IN_TEXT,
  TIMES,
  type Occurrences,
} from './occurrences.ts';
import { USES_WIDTH } from './read-occurrences.ts';
import type { Page } from './pages.ts';
import { packLength } from './packed-length.ts';
import { seal } from './seal.ts';
import { words } from './words.ts';
import { writeSynonyms, type Synonyms } from './synonyms.ts';

/**
 * Writes the index of all pages: sections, dictionary, occurrences. Texts and bytes lie like beside like
 * for a generic compressor; occurrences are bits as short as can be. What follows from a title or an
 * address is left out, and so is the text, which travels in the search-document file.
 */
export function writeIndex(pages: Page[], synonyms: Synonyms = {}): Uint8Array {
  const collected = collectOccurrences(pages);
  const terms = [...collected.keys()].sort();
  const writer = createWriter();
  writePages(pages, writer);
  writeSynonyms(synonyms, writer);
  writeDictionary(terms, writer);
  writeOccurrences(
    terms.map((term) => collected.get(term) ?? { sections: [], places: [], uses: 0 }),
    pages.reduce((sum, page) => sum + page.sections.length, 0),
    writer,
  );
  return seal(writer.bytes());
}

/**
 * Sections whose text holds a term, in bits; before them which terms are common and how often they were
 * passed over, after them where terms stand more than once and of each section the terms of its keywords.
 */
function writeOccurrences(all: Occurrences[], sections: number, writer: ByteWriter): void {
  const bits = createBitWriter();
  const isCommon = all.map(({ uses, sections: own }) => uses > own.length);
  bits.list(
    all.flatMap((_, term) => (isCommon[term] ? [term] : [])),
    all.length,
  );
  let asked: number[] = [];
  const known: number[] = [];
  all.forEach(({ sections: own, places, uses }, term) => {
    if (isCommon[term]) bits.rice(uses - own.length, USES_WIDTH);
    const inText = own.filter((_, at) => places[at]! >= IN_TEXT);
    bits.list(inText, sections);
    const steps = isCommon[term] ? known : asked;
    for (const place of places) if (place >= IN_TEXT) steps.push(Math.floor(place / IN_TEXT));
  });
  writer.varint(asked.length + known.length);
  for (let step = 2; step <= TIMES.length; step++) {
    bits.list(
      asked.flatMap((own, at) => (own >= step ? [at] : [])),
      asked.length,
    );
    asked = asked.filter((own) => own >= step);
    if (step === 2) asked = asked.concat(known);
  }
  const keywords = Array.from({ length: sections }, (): number[] => []);
  all.forEach(({ sections: own, places }, term) => {
    own.forEach((section, at) => {
      if ((places[at]! & IN_KEYWORDS) !== 0) keywords[section]?.push(term);
    });
  });
  for (const own of keywords) bits.list(own, all.length);
  const block = createWriter();
  for (const byte of bits.bytes()) block.byte(byte);
  writer.block(block);
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
  for (const page of pages) {
    numbers.varint(page.sections.length);
    numbers.varint(groups.get(page.group) ?? 0);
    numbers.varint(page.readers ?? 0);
    for (const section of page.sections) {
      const title = titles.get(section.title) ?? 0;
      numbers.varint(title === newTitle ? 0 : title + 1);
      if (title === newTitle) newTitle += 1;
      anchors.varint(patterns.get(anchorPattern(section)) ?? 0);
      lengths.byte(packLength(words(section.text).length));
      weights.byte(Math.round((section.weight ?? 1) * 255));
    }
  }
  const texts = [titles, groups, patterns].map((numbered) => [...numbered.keys()]);
  for (const list of [...texts, pages.map(({ url }) => url)]) {
    writer.text(list.map(oneLine).join('\n'));
  }
  writer.varint(pages.length);
  for (const block of [numbers, anchors, lengths, weights]) writer.block(block);
}

function numberTexts(texts: string[]): Map<string, number> {
  return new Map([...new Set(texts)].map((text, at) => [text, at]));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
