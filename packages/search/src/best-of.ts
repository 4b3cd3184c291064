import type { Ranked } from './rank.ts';

/** The best of all, at most so many of them, best first; of equals what stands first in the docs. What few of thousands are need not be told by sorting all. */
export function bestOf(all: Ranked[], most: number): Ranked[] {
  const scores = Float64Array.from(all, ({ score }) => score).sort();
  const least = scores[Math.max(0, scores.length - most)] ?? 0;
  return all
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .slice(0, most);
}
