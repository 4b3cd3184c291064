/** What a term tells that stands in so many of the sections (inverse document frequency). */
export function rarityOfUses(uses: number, sections: number): number {
  return Math.log(1 + (sections - uses + 0.5) / (uses + 0.5));
}

/** What a thing wanted tells: the rarity of the terms that stand for it most surely, by the one used most. Nothing known of it: the most there is. */
export function tellingOf(
  terms: ReadonlyMap<number, number>,
  uses: Uint32Array,
  sections: number,
): number {
  const surest = Math.max(0, ...terms.values());
  let most = 0;
  for (const [term, share] of terms) if (share >= surest) most = Math.max(most, uses[term]!);
  return rarityOfUses(most, sections);
}
