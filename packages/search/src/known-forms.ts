import { findTerm, prefixRange, termAt, type Dictionary } from './dictionary.ts';
import { stem, stemPrefix } from './stem.ts';

/** Terms of the index, each with the share it may count with: 1 for the very word asked for. */
export type Shares = Map<number, number>;

/** How much a term counts that is not the very word but another form of it. */
const SHARE_STEM = 0.75;
/** … and one that begins with it, while it is being typed. */
export const SHARE_BEGUN = 0.8;
const SHORTEST_INFLECTED = 3;
/** Inflections make a word at most this much longer. */
const LONGEST_ENDING = 7;

/** Keeps the larger share of a term. */
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
    const fits = lengthOf(dictionary, id) <= term.length + LONGEST_ENDING;
    if (fits && stem(termAt(dictionary, id)) === stemmed) raise(shares, id, SHARE_STEM);
  }
  return shares;
}

/** Adds the terms that begin with what has been typed. */
export function addBegun(shares: Shares, typed: string, dictionary: Dictionary): void {
  const [from, to] = prefixRange(dictionary, typed);
  for (let id = from; id < to; id++) raise(shares, id, SHARE_BEGUN);
}

/** The length of a term, in letters. */
function lengthOf({ starts }: Dictionary, id: number): number {
  return starts[id + 1]! - starts[id]!;
}
