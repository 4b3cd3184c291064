/** What a term tells that stands in so many of the sections (inverse document frequency). */
export function rarityOfUses(uses: number, sections: number): number {
  return Math.log(1 + (sections - uses + 0.5) / (uses + 0.5));
}
