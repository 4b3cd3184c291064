import type { Query } from './query.ts';
import type { Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { stem } from './stem.ts';
import { plainTerms } from './words.ts';

/** What is known about the reader. It adjusts scores slightly and never hides a result. */
export interface SearchContext {
  /** The groups the reader belongs to, one bit each; 0 if unknown. */
  readers: number;
  /** The group of the page the reader searches from; empty elsewhere. */
  group: string;
}

/** Factors for a page written for the reader's groups, and for a page of the group the reader searches from. */
const CONTEXT = { readers: 1.4, group: 1.1 };
/** Factor for a page whose group the question names. */
const NAMED_GROUP = 1.2;
/** Factor for a section whose title is the term that the question wants defined. */
const DEFINITION = 3;

/**
 * Creates the function that raises pages of the group named in the question and pages that fit the search context.
 * It changes the scores in place.
 */
export function createBoost({
  pages,
  sections,
  occurrences,
}: Index): (ranked: Ranked[], query: Query, asker: SearchContext) => void {
  const groups = [...new Set(pages.map((page) => page.group))].filter((group) => group !== '');
  const inWords = groups.map((group) => [group, spaced(plainTerms(group))] as const);
  return (ranked, { words, meaningOf }, { readers, group }) => {
    const questionTerms = spaced(words.map(({ term }) => term));
    const named = new Set(
      inWords.flatMap(([one, name]) => (questionTerms.includes(name) ? [one] : [])),
    );
    const factors = pages.map((page) => {
      let factor = 1;
      if ((page.readers & readers) !== 0) factor *= CONTEXT.readers;
      if (group !== '' && page.group === group) factor *= CONTEXT.group;
      if (named.has(page.group)) factor *= NAMED_GROUP;
      return factor;
    });
    for (const one of ranked) one.score *= factors[sections.page[one.section]!]!;
    if (meaningOf === undefined) return;
    const { titlesInWords } = occurrences();
    for (const one of ranked) {
      const isEntry = titlesInWords[sections.title[one.section]!] === meaningOf;
      if (isEntry) one.score *= (DEFINITION * 255) / Math.max(1, sections.weight[one.section]!);
    }
  };
}

const spaced = (terms: string[]): string => ` ${terms.map(stem).join(' ')} `;
