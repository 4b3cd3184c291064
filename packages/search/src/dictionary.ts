import { mustHold } from './index-error.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';

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
  writer.varint(terms.length);
  writer.varint(terms.reduce((sum, term) => sum + term.length, 0));
  writer.text(text);
}

/** Reads what `writeDictionary` wrote. Throws a `SearchIndexError` where terms and their letters do not fit. */
export function readDictionary(reader: ByteReader): Dictionary {
  const size = reader.varint();
  const total = reader.varint();
  const text = reader.text();
  mustHold(size <= text.length && total <= size * LONGEST_TERM, NO_TERMS);
  const letters = new Uint16Array(total);
  const starts = new Uint32Array(size + 1);
  const shared = new Uint8Array(size);
  let at = 0;
  for (let id = 0, from = 0; id < size; id++) {
    let common = text.charCodeAt(from++);
    if (common === MANY) common += text.charCodeAt(from++);
    starts[id] = at;
    shared[id] = common;
    const before = id === 0 ? 0 : starts[id - 1]!;
    // Also false for the NaN of a text that has ended.
    mustHold(common <= at - before, NO_TERMS);
    letters.copyWithin(at, before, before + common);
    at += common;
    for (let letter; (letter = text.charCodeAt(from)) > MANY; from++) letters[at++] = letter;
    mustHold(at <= total && at - starts[id]! <= LONGEST_TERM, NO_TERMS);
    starts[id + 1] = at;
  }
  mustHold(at === total, NO_TERMS);
  return { size, letters, starts, shared };
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
