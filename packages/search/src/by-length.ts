/** An order of sections, in which a list of sections is short to write. */
export interface Order {
  /** The section at each place. */
  sections: Uint32Array;
  /** How many sections as long as the one at this place those from it on are together. */
  left(place: number): number;
}

/** Sections from the longest text to the shortest: what stands in few sections stands in long ones first. */
export function byLength(lengths: Uint8Array): Order {
  const sections = Uint32Array.from(lengths.keys()).sort(
    (one, other) => lengths[other]! - lengths[one]! || one - other,
  );
  const weightAt = (place: number): number => lengths[sections[place]!] || 1;
  const after = new Uint32Array(lengths.length + 1);
  for (let place = lengths.length - 1; place >= 0; place--)
    after[place] = after[place + 1]! + weightAt(place);
  return { sections, left: (place) => Math.trunc(after[place]! / weightAt(place)) };
}
