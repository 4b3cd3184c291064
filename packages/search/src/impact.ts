import { IN_TEXT, NAMED, PLACES, TIMES } from './occurrences.ts';
import { unpackLength } from './packed-length.ts';

/** How fast more of the same stops to matter, and how much long sections are held back (BM25F). */
const K1 = 1.2;
const B = 0.6;
/** What a name that holds the term counts, in occurrences in a text of average length. */
const NAME = 5;

/**
 * What a term is worth by where it stands and how long the section is, from 0 to `K1` and 1. All
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
  const named = Float32Array.from({ length: PLACES }, (_, place) =>
    (place & NAMED) === 0 ? 0 : NAME,
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
