import { IN_KEYWORDS, IN_PATH, IN_TEXT, IN_TITLE, PLACES, TIMES } from './occurrences.ts';

/** How fast more of the same stops to matter, and how much long sections are held back (BM25F). */
const K1 = 1.2;
const B = 0.6;
/** What one occurrence counts, in occurrences in a text of average length. */
const FIELD = { title: 5, path: 3, keywords: 5 };

/** The most an occurrence can be worth. */
export const FULL_IMPACT = K1 + 1;

/**
 * What a term is worth by where it stands and how long the section is, from 0 to `FULL_IMPACT`. All
 * lengths and places are worked out once for sections of these packed lengths.
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

/** Lengths on a scale that is fine for short sections and coarse for long ones; 255 is 65,000 words and up. */
export function packLength(length: number): number {
  return Math.min(255, Math.round(Math.sqrt(length)));
}

/** The middle of the lengths that `packLength` gives this byte. */
export function unpackLength(packed: number): number {
  return packed ** 2;
}

/** What a term tells that stands in so many of the sections (inverse document frequency). */
function rarityOfUses(uses: number, sections: number): number {
  return Math.log(1 + (sections - uses + 0.5) / (uses + 0.5));
}

/** What a thing wanted tells: the rarity of the terms that stand for it most surely, by the one used most. Nothing known of it: the most there is. */
export function tellingOf(
  terms: ReadonlyMap<number, number>,
  uses: Uint32Array,
  sections: number,
): number {
  const surest = surestOf(terms);
  let most = 0;
  for (const [term, share] of terms) if (share >= surest) most = Math.max(most, uses[term]!);
  return rarityOfUses(most, sections);
}

/** The largest share of all terms; 0 where there are none. */
export function surestOf(terms: ReadonlyMap<number, number>): number {
  let surest = 0;
  for (const share of terms.values()) if (share > surest) surest = share;
  return surest;
}
