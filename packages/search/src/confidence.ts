import type { Wanted } from './expand.ts';
import type { Ranked } from './rank.ts';
import { tellingOf } from './rarity.ts';
import type { Index } from './indexed.ts';

/** Of what a question tells, the share that its first hit has to hold, and the share of which the index has to know the words. */
const LEAST = { covered: 0.5, known: 0.75 };
/** A term with at least this share is the word asked for in some form, and no guess. */
const KNOWN = 0.7;

/** Whether the best hit is only the closest there is: it says less than half, of words that are partly unknown here. */
export function isWeak(best: Ranked | undefined, wanted: Wanted[], index: Index): boolean {
  if (!best || best.coverage >= LEAST.covered) return false;
  const { uses } = index.occurrences();
  let told = 0;
  let known = 0;
  for (const one of wanted) {
    if (one.minor || one.extra) continue;
    const own = tellingOf(one.terms, uses, index.sections.count);
    told += own;
    if (Math.max(0, ...one.terms.values()) >= KNOWN) known += own;
  }
  return known < told * LEAST.known;
}
