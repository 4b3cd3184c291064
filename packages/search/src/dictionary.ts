import { createWriter, type ByteReader, type ByteWriter } from './bytes.ts';

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

/** Writes sorted, unique terms front-coded: letters shared with the term before are not repeated. */
export function writeDictionary(terms: string[], writer: ByteWriter): void {
  const shared = createWriter();
  const lengths = createWriter();
  let letters = '';
  let before = '';
  for (const term of terms) {
    const common = sharedLength(before, term);
    shared.byte(common);
    lengths.byte(term.length - common);
    letters += term.slice(common);
    before = term;
  }
  writer.varint(terms.length);
  writer.block(shared);
  writer.block(lengths);
  writer.text(letters);
}

/** Reads what `writeDictionary` wrote. */
export function readDictionary(reader: ByteReader): Dictionary {
  const size = reader.varint();
  const shared = reader.block().rest().slice();
  const lengths = reader.block().rest();
  const added = reader.text();
  const starts = new Uint32Array(size + 1);
  for (let id = 0, at = 0; id < size; id++) {
    at += (shared[id] ?? 0) + (lengths[id] ?? 0);
    starts[id + 1] = at;
  }
  const letters = new Uint16Array(starts[size] ?? 0);
  for (let id = 0, from = 0; id < size; id++) {
    const start = starts[id] ?? 0;
    const common = shared[id] ?? 0;
    const before = id === 0 ? 0 : (starts[id - 1] ?? 0);
    letters.copyWithin(start, before, before + common);
    for (let at = start + common, end = starts[id + 1] ?? 0; at < end; at++) {
      letters[at] = added.charCodeAt(from++);
    }
  }
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

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
