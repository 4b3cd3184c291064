import { IN_KEYWORDS, IN_PATH, IN_TEXT, IN_TITLE, PLACES, TIMES } from './occurrences.ts';
import { unpackLength } from './packed-length.ts';

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
