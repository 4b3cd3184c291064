import type { Wanted } from './expand.ts';
import { bestOf, type Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { surestOf, tellingOf } from './impact.ts';

/** What each further section adds to the first of its page, as a share of its own score. */
const SHARE_OF_REST = 0.12;
const SECTIONS_COUNTED = 4;
/** A section with a smaller share of the best score only happens to hold one of the words. */
const WORTH_SHOWING = 0.03;
const MOST_OF_PAGE = 12;
/** Sections further behind raise no page that would be seen. */
const MOST_GATHERED = 240;
const MOST_SHOWN = 120;

/** The sections worth showing, best first; the first of each page is raised by its next ones. */
export function gather(ranked: Ranked[], { sections }: Index): Ranked[] {
  const byPage = new Map<number, Ranked[]>();
  const best = bestOf(ranked, MOST_GATHERED);
  for (const one of best) {
    if (one.score < WORTH_SHOWING * best[0]!.score) break;
    const page = sections.page[one.section]!;
    const known = byPage.get(page);
    if (known) known.push(one);
    else byPage.set(page, [one]);
  }
  const shown = [...byPage.values()].flatMap((own) => {
    const [first, ...rest] = own.slice(0, MOST_OF_PAGE);
    const next = rest.slice(0, SECTIONS_COUNTED - 1).reduce((sum, { score }) => sum + score, 0);
    return [{ ...first!, score: first!.score + next * SHARE_OF_REST }, ...rest];
  });
  return bestOf(shown, MOST_SHOWN);
}

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
    if (surestOf(one.terms) >= KNOWN) known += own;
  }
  return known < told * LEAST.known;
}
