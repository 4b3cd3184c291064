import { mustHold, type ByteWriter } from './bytes.ts';
import { addressText } from './pages.ts';
import { isAscii, terms } from './words.ts';

/** All terms of the index in code-unit order, laid out flat so that a walk over them allocates nothing. */
export interface Dictionary {
  size: number;
  /** The terms one after the other, as UTF-16 units. */
  letters: Uint16Array;
  /** Where each term starts in `letters`; one more entry marks the end. */
  starts: Uint32Array;
  /** How many leading letters each term shares with the one before it. */
  shared: Uint8Array;
}

const LONGEST_TERM = 255;
const NO_TERMS = 'The search index holds terms that do not fit together.';
/** The last control character. No term holds one; it says that the number goes on in the next character. */
const MANY = 31;

/**
 * Writes sorted, unique terms front-coded: letters shared with the term before are not repeated, how
 * many they are opens the next term, as one control character or two.
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
 * Reads what `writeDictionary` wrote, and adds the terms that were left out. Throws a `SearchIndexError` where letters
 * do not fit.
 */
export function readDictionary(text: string, implied: string[] = []): Dictionary {
  const all = new Set(implied);
  for (let from = 0, before = ''; from < text.length;) {
    let common = text.charCodeAt(from++);
    if (common === MANY) common += text.charCodeAt(from++);
    // Also false for the NaN of a text that has ended.
    mustHold(common <= before.length, NO_TERMS);
    const start = from;
    while (text.charCodeAt(from) > MANY) from++;
    before = before.slice(0, common) + text.slice(start, from);
    mustHold(before.length <= LONGEST_TERM, NO_TERMS);
    all.add(before);
  }
  return laidOut([...all].sort());
}

function laidOut(terms: string[]): Dictionary {
  const starts = new Uint32Array(terms.length + 1);
  const shared = new Uint8Array(terms.length);
  terms.forEach((term, id) => {
    starts[id + 1] = starts[id]! + term.length;
    shared[id] = sharedLength(terms[id - 1] ?? '', term);
  });
  const letters = new Uint16Array(starts[terms.length]!);
  terms.forEach((term, id) => {
    for (let at = 0; at < term.length; at++) letters[starts[id]! + at] = term.charCodeAt(at);
  });
  return { size: terms.length, letters, starts, shared };
}

/**
 * The terms that titles and addresses tell, so that a dictionary need not. Only in ASCII: a browser may know other
 * letters than the builder, and so split the others elsewhere.
 */
export function impliedTerms(titles: string[], pages: { url: string; group: string }[]): string[] {
  const texts = [...titles, ...pages.map(addressText)];
  return texts.flatMap((text) => (isAscii(text) ? terms(text).map(fitTerm) : []));
}

/** The longest term a dictionary holds is 255 letters; longer ones are cut. */
export function fitTerm(term: string): string {
  return term.slice(0, LONGEST_TERM);
}

/** The term with this id. */
export function termAt({ letters, starts }: Dictionary, id: number): string {
  return String.fromCharCode(...letters.subarray(starts[id], starts[id + 1]));
}

/** The id of a term, or -1. */
export function findTerm(dictionary: Dictionary, term: string): number {
  const id = lowerBound(dictionary, term);
  return id < dictionary.size && compare(dictionary, id, term) === 0 ? id : -1;
}

/** The ids of the terms that begin with `prefix`: from the first to before the second number. */
export function prefixRange(dictionary: Dictionary, prefix: string): [number, number] {
  return [lowerBound(dictionary, prefix), lowerBound(dictionary, `${prefix}\uFFFF`)];
}

function lowerBound(dictionary: Dictionary, term: string): number {
  let low = 0;
  let high = dictionary.size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(dictionary, middle, term) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Below 0 where the term with this id comes before `term`; compares letters without making a string. */
function compare({ letters, starts }: Dictionary, id: number, term: string): number {
  const start = starts[id]!;
  const length = starts[id + 1]! - start;
  for (let at = 0; at < length && at < term.length; at++) {
    const difference = letters[start + at]! - term.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return length - term.length;
}

function control(common: number): string {
  return common < MANY ? String.fromCharCode(common) : String.fromCharCode(MANY, common - MANY);
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
