import type { Ranked } from './rank.ts';
import type { Index } from './read-index.ts';

/** What each further section adds to its page, as a share of its own score. */
const SHARE_OF_REST = 0.12;
const SECTIONS_COUNTED = 4;
/** A section with a smaller share of the best score only happens to hold one of the words. */
const WORTH_SHOWING = 0.03;

/** Orders sections by their pages: the page with the best section and a share of its next ones first. */
export function gather(ranked: Ranked[], { sections }: Index): Ranked[][] {
  const byPage = new Map<number, Ranked[]>();
  const least = WORTH_SHOWING * ranked.reduce((most, { score }) => Math.max(most, score), 0);
  for (const one of ranked) {
    if (one.score < least) continue;
    const page = sections.page[one.section]!;
    const known = byPage.get(page);
    if (known) known.push(one);
    else byPage.set(page, [one]);
  }
  const pages = [...byPage.values()].map((own) => {
    own.sort((one, other) => other.score - one.score || one.section - other.section);
    const rest = own.slice(1, SECTIONS_COUNTED).reduce((sum, { score }) => sum + score, 0);
    return { own, score: (own[0]?.score ?? 0) + rest * SHARE_OF_REST };
  });
  pages.sort(
    (one, other) => other.score - one.score || one.own[0]!.section - other.own[0]!.section,
  );
  return pages.map(({ own }) => own);
}
