import { assertIndex, type ByteWriter } from './bytes.ts';
import { addressText } from './pages.ts';
import { isAscii, terms } from './words.ts';

/** All terms of the index in code-unit order; the position of a term is its id. */
export type Dictionary = readonly string[];

const MAX_TERM_LENGTH = 255;
const NO_TERMS = 'The search index holds terms that do not fit together.';
/** The last control character, which no term contains: the number continues in the next character. */
const CONTINUED = 31;

/**
 * Writes sorted, unique terms front-coded: each begins with the number of letters it shares with the previous term,
 * as one or two control characters, and omits those letters.
 */
export function writeDictionary(terms: string[], writer: ByteWriter): void {
  let text = '';
  let before = '';
  for (const term of terms) {
    const common = sharedLength(before, term);
    text += control(common) + term.slice(common);
    before = term;
  }
  writer.text(text);
}

/**
 * Reads what `writeDictionary` wrote, and adds the implied terms, which were not stored. Throws a `SearchIndexError`
 * for an inconsistent encoding.
 */
export function readDictionary(text: string, implied: string[] = []): Dictionary {
  const all = new Set(implied);
  for (let from = 0, before = ''; from < text.length;) {
    let common = text.charCodeAt(from++);
    if (common === CONTINUED) common += text.charCodeAt(from++);
    // Also false for NaN, at the end of the text.
    assertIndex(common <= before.length, NO_TERMS);
    const start = from;
    while (text.charCodeAt(from) > CONTINUED) from++;
    before = before.slice(0, common) + text.slice(start, from);
    assertIndex(before.length <= MAX_TERM_LENGTH, NO_TERMS);
    all.add(before);
  }
  return [...all].sort();
}

/**
 * Terms that can be derived from titles and addresses, so the dictionary omits them. ASCII only: the browser's
 * Unicode version may differ from the builder's, and so split other texts differently.
 */
export function impliedTerms(titles: string[], pages: { url: string; group: string }[]): string[] {
  const texts = [...titles, ...pages.map(addressText)];
  return texts.flatMap((text) => (isAscii(text) ? terms(text).map(fitTerm) : []));
}

/** Cuts a term to the 255 letters that a dictionary stores at most. */
export function fitTerm(term: string): string {
  return term.slice(0, MAX_TERM_LENGTH);
}

/** The id of a term, or -1. */
export function findTerm(dictionary: Dictionary, term: string): number {
  const id = lowerBound(dictionary, term);
  return dictionary[id] === term ? id : -1;
}

/** The ids of the terms that begin with `prefix`, as a half-open range. */
export function prefixRange(dictionary: Dictionary, prefix: string): [number, number] {
  return [lowerBound(dictionary, prefix), lowerBound(dictionary, `${prefix}\uFFFF`)];
}

function lowerBound(dictionary: Dictionary, term: string): number {
  let low = 0;
  let high = dictionary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dictionary[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

function control(common: number): string {
  return common < CONTINUED
    ? String.fromCharCode(common)
    : String.fromCharCode(CONTINUED, common - CONTINUED);
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
