import type { Clause } from './expand.ts';
import { bestOf, type Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { maxShare, informationOf } from './impact.ts';

/** What each further section adds to the best one of its page, as a share of its own score. */
const SHARE_OF_REST = 0.12;
const SECTIONS_COUNTED = 4;
/** A section with a smaller share of the best score only contains one of the words by chance. */
const WORTH_SHOWING = 0.03;
const MAX_PER_PAGE = 12;
/** Sections ranked lower cannot raise a page into view. */
const MAX_GATHERED = 240;
const MAX_SHOWN = 120;

/** The sections worth showing, best first; the best of each page is raised by the next ones. */
export function gather(ranked: Ranked[], { sections }: Index): Ranked[] {
  const byPage = new Map<number, Ranked[]>();
  const best = bestOf(ranked, MAX_GATHERED);
  for (const one of best) {
    if (one.score < WORTH_SHOWING * best[0]!.score) break;
    const page = sections.page[one.section]!;
    const known = byPage.get(page);
    if (known) known.push(one);
    else byPage.set(page, [one]);
  }
  const shown = [...byPage.values()].flatMap((ofPage) => {
    const [first, ...rest] = ofPage.slice(0, MAX_PER_PAGE);
    const next = rest.slice(0, SECTIONS_COUNTED - 1).reduce((sum, { score }) => sum + score, 0);
    return [{ ...first!, score: first!.score + next * SHARE_OF_REST }, ...rest];
  });
  return bestOf(shown, MAX_SHOWN);
}

/** Of a question's information, the share that the first hit must cover, and the share whose words the index must know. */
const MIN_SHARE = { covered: 0.5, known: 0.75 };
/** A term with at least this share is a form of the word in the question, not a guess. */
const CERTAIN = 0.7;

/** Whether the best hit is only the closest one: it covers less than half, and some words are unknown. */
export function isWeak(best: Ranked | undefined, clauses: Clause[], index: Index): boolean {
  if (!best || best.coverage >= MIN_SHARE.covered) return false;
  const { uses } = index.occurrences();
  let total = 0;
  let known = 0;
  for (const one of clauses) {
    if (one.minor || one.extra) continue;
    const own = informationOf(one.terms, uses, index.sections.count);
    total += own;
    if (maxShare(one.terms) >= CERTAIN) known += own;
  }
  return known < total * MIN_SHARE.known;
}
