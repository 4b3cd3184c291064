import { createSubstringSearch } from './substring-search.ts';
import type { Query } from './query.ts';
import type { Ranked } from './rank.ts';
import type { Index } from './read-index.ts';

/** A section's text, or undefined while it has not been loaded. */
export type TextOf = (section: number) => string | undefined;

/**
 * What a section gains that holds these letter by letter, as a share of the best score. For a name alone it is more than
 * a page gains that has as many good sections as are counted (`gather.ts`).
 */
const HELD = { alone: 1.4, amongWords: 0.6 };

/** Prepares raising the sections that hold a name, or all of the question, letter by letter. Changes scores in place. */
export function createExactMatch(
  index: Index,
): (query: Query, ranked: Ranked[], textOf: TextOf) => void {
  const holdersOf = createSubstringSearch(index);
  return ({ names, phrase }, ranked, textOf) => {
    const best = ranked.reduce((most, { score }) => Math.max(most, score), 0) || 1;
    const known = new Map(ranked.map((one) => [one.section, one]));
    const share = phrase === undefined ? HELD.alone : HELD.amongWords;
    for (const held of phrase === undefined ? names : [...names, phrase]) {
      for (const section of holdersOf(held.toLowerCase(), textOf)) {
        const one = known.get(section) ?? { section, score: 0, coverage: 1 };
        if (!known.has(section)) ranked.push(one);
        known.set(section, one);
        if (phrase === undefined || held === phrase) one.coverage = 1;
        one.score += best * share;
      }
    }
  };
}
