import { IN_KEYWORDS, IN_PATH, IN_TEXT, IN_TITLE, PLACES, TIMES } from './occurrences.ts';
import { unpackLength } from './packed-length.ts';

/** How fast more of the same stops to matter, and how much long sections are held back (BM25F). */
const K1 = 1.2;
const B = 0.45;
/** What one occurrence counts, in occurrences in a text of average length. */
const FIELD = { title: 5, path: 3, keywords: 5 };

/** The most an occurrence can be worth. */
export const FULL_IMPACT = K1 + 1;

/**
 * What a term is worth by where it stands and how long the section is, worked out once for all
 * combinations: `table[place * 256 + packedLength]`, from 0 to `FULL_IMPACT`.
 */
export function impactTable(packedLengths: Uint8Array): Float32Array {
  const average = Math.max(1, mean(packedLengths));
  const table = new Float32Array(PLACES * 256);
  for (let place = 1; place < PLACES; place++) {
    const named =
      (place & IN_TITLE ? FIELD.title : 0) +
      (place & IN_PATH ? FIELD.path : 0) +
      (place & IN_KEYWORDS ? FIELD.keywords : 0);
    const times = TIMES[Math.floor(place / IN_TEXT) - 1] ?? 0;
    for (let packed = 0; packed < 256; packed++) {
      const weight = named + times / (1 - B + (B * unpackLength(packed)) / average);
      table[place * 256 + packed] = (weight * (K1 + 1)) / (weight + K1);
    }
  }
  return table;
}

function mean(packedLengths: Uint8Array): number {
  const total = packedLengths.reduce((sum, packed) => sum + unpackLength(packed), 0);
  return total / Math.max(1, packedLengths.length);
}
