/** The name that was most likely meant; nothing where none is nearer than `within` slips. */
export function nearest(
  name: string,
  known: readonly string[],
  within: (candidate: string) => number,
): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, slips: slips(candidate, name) }))
    .filter(({ candidate, slips }) => slips <= within(candidate));
  return near.sort((a, b) => a.slips - b.slips)[0]?.candidate;
}

/** Letters added, left out, replaced or swapped with their neighbor, to get from one word to the other. */
export function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1, swapped));
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
