import { findTerm, prefixRange, type Dictionary } from './dictionary.ts';
import { irregularForms, stem, stemPrefix } from './stem.ts';

/** Terms of the index, each with the share of a full match it counts for: 1 for the exact word of the question. */
export type Shares = Map<number, number>;

/** Shares of terms that are not the exact word. */
const SHARE = { stem: 0.75, begun: 0.8 };
const SHORTEST_INFLECTED = 3;
/** The maximum number of letters an inflection adds. */
const LONGEST_ENDING = 7;

/** Sets the share of a term unless it already has a larger one. */
export function raise(shares: Shares, id: number, share: number): void {
  if (share > (shares.get(id) ?? 0)) shares.set(id, share);
}

/** The word itself and the words with the same stem. */
export function knownForms(term: string, dictionary: Dictionary): Shares {
  const shares: Shares = new Map();
  const exact = findTerm(dictionary, term);
  if (exact >= 0) shares.set(exact, 1);
  if (term.length < SHORTEST_INFLECTED) return shares;
  const stemmed = stem(term);
  const [from, to] = prefixRange(dictionary, stemPrefix(stemmed));
  for (let id = from; id < to; id++) {
    const other = dictionary[id]!;
    const fits = other.length <= term.length + LONGEST_ENDING;
    if (fits && stem(other) === stemmed) raise(shares, id, SHARE.stem);
  }
  for (const form of irregularForms(stemmed)) {
    const id = findTerm(dictionary, form);
    if (id >= 0) raise(shares, id, SHARE.stem);
  }
  return shares;
}

/** Adds the terms that begin with `typed`; the more letters are missing, the less they count. */
export function addCompletions(shares: Shares, typed: string, dictionary: Dictionary): void {
  const [from, to] = prefixRange(dictionary, typed);
  for (let id = from; id < to; id++) {
    raise(shares, id, SHARE.begun * completeness(typed, dictionary[id]!));
  }
}

/** How much of a term has been typed, from one half to 1. */
export function completeness(typed: string, term: string): number {
  const missing = Math.max(0, term.length - typed.length);
  return 1 - (0.5 * missing) / (missing + 6);
}
