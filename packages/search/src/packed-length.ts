/** Lengths on a scale that is fine for short sections and coarse for long ones; 255 is 65,000 words and up. */
export function packLength(length: number): number {
  return Math.min(255, Math.round(Math.sqrt(length)));
}

/** The middle of the lengths that `packLength` gives this byte. */
export function unpackLength(packed: number): number {
  return packed ** 2;
}
