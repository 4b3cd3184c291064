import { IN_KEYWORDS, IN_PATH, IN_TEXT, IN_TITLE, PLACES, TIMES } from './occurrences.ts';

/** BM25F: K1 sets how fast repetition saturates, B how much long sections are penalized. */
const K1 = 1.2;
const B = 0.6;
/** Weights of an occurrence by field, in occurrences in a text of average length. */
const FIELD = { title: 5, path: 3, keywords: 5 };

/** The upper bound of an occurrence's impact. */
export const MAX_IMPACT = K1 + 1;

/**
 * Scores a term by its place and the length of the section, from 0 to `MAX_IMPACT`. All lengths and places are
 * computed once for sections of these packed lengths.
 */
export function createImpact(
  packedLengths: Uint8Array,
): (place: number, packedLength: number) => number {
  const average = Math.max(1, mean(packedLengths));
  const share = Float32Array.from(
    { length: 256 },
    (_, packed) => 1 / (1 - B + (B * unpackLength(packed)) / average),
  );
  const named = Float32Array.from(
    { length: PLACES },
    (_, place) =>
      (place & IN_TITLE ? FIELD.title : 0) +
      (place & IN_PATH ? FIELD.path : 0) +
      (place & IN_KEYWORDS ? FIELD.keywords : 0),
  );
  const times = Float32Array.from(
    { length: PLACES },
    (_, place) => TIMES[Math.floor(place / IN_TEXT) - 1] ?? 0,
  );
  return (place, packedLength) => {
    const weight = named[place]! + times[place]! * share[packedLength]!;
    return (weight * (K1 + 1)) / (weight + K1);
  };
}

function mean(packedLengths: Uint8Array): number {
  const total = packedLengths.reduce((sum, packed) => sum + unpackLength(packed), 0);
  return total / Math.max(1, packedLengths.length);
}

/** Packs a length into a byte, fine for short sections and coarse for long ones; 255 is 65,000 words and up. */
export function packLength(length: number): number {
  return Math.min(255, Math.round(Math.sqrt(length)));
}

/** The middle of the lengths that `packLength` maps to this byte. */
export function unpackLength(packed: number): number {
  return packed ** 2;
}

/** The information of a term that occurs in this many of the sections (inverse document frequency). */
function rarityOfUses(uses: number, sections: number): number {
  return Math.log(1 + (sections - uses + 0.5) / (uses + 0.5));
}

/** The information of a clause: that of its most certain terms, by the most frequent one. Maximal if there are no terms. */
export function informationOf(
  terms: ReadonlyMap<number, number>,
  uses: Uint32Array,
  sections: number,
): number {
  const max = maxShare(terms);
  let maxUses = 0;
  for (const [term, share] of terms) if (share >= max) maxUses = Math.max(maxUses, uses[term]!);
  return rarityOfUses(maxUses, sections);
}

/** The largest share of all terms; 0 if there are none. */
export function maxShare(terms: ReadonlyMap<number, number>): number {
  let max = 0;
  for (const share of terms.values()) if (share > max) max = share;
  return max;
}
