import type { Dictionary } from './dictionary.ts';
import type { Deadline } from './deadline.ts';
import type { Query } from './query.ts';

/** A term of the dictionary and its edit distance. */
export interface CloseTerm {
  id: number;
  edits: number;
}

/**
 * The terms at most `maxEdits` away from `word`, where an edit inserts, drops or replaces a letter
 * or swaps two neighbors (restricted Damerau distance). With `asPrefix`, the terms with such a prefix.
 *
 *            l o k c e r        One row per letter of the term. Terms are sorted, so the next term
 *          0 1 2 3 4 5 6        begins with the same letters, and its walk continues from the last
 *        l 1 0 1 2 3 4 5        row they share. Where no further row can fall below the limit, all
 *        o 2 1 0 1 2 3 4        terms with these letters are skipped.
 */
export function closeTerms(
  dictionary: Dictionary,
  word: string,
  maxEdits: number,
  asPrefix = false,
): CloseTerm[] {
  const found: CloseTerm[] = [];
  const width = word.length + 1;
  const wanted = Uint16Array.from(word, (_, at) => word.charCodeAt(at));
  const rows = new Uint8Array(257 * width);
  const rowMinimum = new Uint8Array(257);
  const prefixEdits = new Uint8Array(257);
  for (let at = 0; at < width; at++) rows[at] = Math.min(at, 255);
  prefixEdits[0] = word.length;
  let walked = '';
  /** How many rows are those of the letters of `walked`. */
  let valid = 0;
  /** No term that begins like this is close. */
  let pruned: string | undefined;

  for (let id = 0; id < dictionary.length; id++) {
    const term = dictionary[id]!;
    if (pruned !== undefined && term.startsWith(pruned)) continue;
    pruned = undefined;
    const { length } = term;
    if (length + maxEdits < word.length) continue;
    if (!asPrefix && length > word.length + maxEdits) continue;
    let common = 0;
    while (common < valid && term.charCodeAt(common) === walked.charCodeAt(common)) common++;
    valid = common;
    walked = term;

    for (let depth = valid + 1; depth <= length; depth++) {
      const letter = term.charCodeAt(depth - 1);
      const row = depth * width;
      const above = row - width;
      let lowest = depth;
      rows[row] = depth;
      for (let at = 1; at < width; at++) {
        const same = letter === wanted[at - 1];
        let edits = rows[above + at - 1]! + (same ? 0 : 1);
        const inserted = rows[above + at]! + 1;
        const dropped = rows[row + at - 1]! + 1;
        if (inserted < edits) edits = inserted;
        if (dropped < edits) edits = dropped;
        if (
          !same &&
          depth > 1 &&
          at > 1 &&
          letter === wanted[at - 2] &&
          term.charCodeAt(depth - 2) === wanted[at - 1]
        ) {
          const swapped = rows[above - width + at - 2]! + 1;
          if (swapped < edits) edits = swapped;
        }
        rows[row + at] = edits;
        if (edits < lowest) lowest = edits;
      }
      rowMinimum[depth] = lowest;
      prefixEdits[depth] = Math.min(prefixEdits[depth - 1]!, rows[row + width - 1]!);
      valid = depth;
      // A swap reaches back two rows, so both must exceed the limit.
      const isBeyondLimit = lowest > maxEdits && rowMinimum[depth - 1]! >= maxEdits;
      if (isBeyondLimit && !(asPrefix && prefixEdits[depth]! <= maxEdits)) {
        pruned = term.slice(0, depth);
        break;
      }
      if (isBeyondLimit) break;
    }
    if (pruned !== undefined) continue;
    const edits = asPrefix
      ? prefixEdits[Math.min(valid, length)]!
      : rows[length * width + width - 1]!;
    if (edits <= maxEdits) found.push({ id, edits });
  }
  return found;
}

const MAX_EDITS = 2;
const MAX_NEAREST = 4;

/** The words of the index closest to those of a question without results, closest first, at most four. */
export function nearestWords(
  { words }: Query,
  dictionary: Dictionary,
  deadline: Deadline,
): string[] {
  const close: CloseTerm[] = [];
  for (const { term, number } of words) {
    if (term.length <= 2 || number) continue;
    if (deadline.isPast()) break;
    close.push(...closeTerms(dictionary, term, Math.min(MAX_EDITS, term.length - 2)));
  }
  close.sort((one, other) => one.edits - other.edits || one.id - other.id);
  const found = close.map(({ id }) => dictionary[id]!).filter((term) => term.length > 2);
  return [...new Set(found)].slice(0, MAX_NEAREST);
}
