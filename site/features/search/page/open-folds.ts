/**
 * Opens what is folded around the block that holds most of the words searched for, unless one in sight
 * holds as many. Answers whether any was found.
 *
 * @param blocks the places of the words, block by block
 */
export function openFolds(blocks: Range[][]): boolean {
  const count = (places: Range[]) => new Set(places.map((one) => String(one).toLowerCase())).size;
  const most = Math.max(0, ...blocks.map(count));
  if (most === 0) return false;
  const folds = blocks
    .filter((places) => count(places) === most)
    .map(([place]) => place!.startContainer.parentElement!.closest('details:not([open])'));
  if (folds.includes(null)) return true;
  for (const fold of folds)
    for (let at = fold; at; at = at.parentElement!.closest('details:not([open])'))
      (at as HTMLDetailsElement).open = true;
  return true;
}
