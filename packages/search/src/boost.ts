import type { Query } from './query.ts';
import type { Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { stem } from './stem.ts';
import { plainTerms } from './words.ts';

/** What is known of whoever asks. Each lends a little weight, and never hides anything. */
export interface Asker {
  /** The groups of readers to which the asker belongs, one bit each; 0 where that is not known. */
  readers: number;
  /** The group of the page on which the question is asked; empty elsewhere. */
  group: string;
}

/** What a page counts more that is for the asker's readers, or of the group on whose page the question is asked. */
const LENT = { readers: 1.4, group: 1.1 };
/** What a page counts more whose group the question names. */
const NAMED = 1.2;
/** What a section weighs that is called what the question asks the meaning of. */
const ENTRY = 3;

/**
 * Prepares bringing forward what fits the group of pages that the question names, and the asker. Changes the scores in
 * place.
 */
export function createBoost({
  pages,
  sections,
  occurrences,
}: Index): (ranked: Ranked[], query: Query, asker: Asker) => void {
  const groups = [...new Set(pages.map((page) => page.group))].filter((group) => group !== '');
  const inWords = groups.map((group) => [group, spaced(plainTerms(group))] as const);
  return (ranked, { words, meaningOf }, { readers, group }) => {
    const asked = spaced(words.map(({ term }) => term));
    const named = new Set(inWords.flatMap(([one, name]) => (asked.includes(name) ? [one] : [])));
    const factors = pages.map((page) => {
      let factor = 1;
      if ((page.readers & readers) !== 0) factor *= LENT.readers;
      if (group !== '' && page.group === group) factor *= LENT.group;
      if (named.has(page.group)) factor *= NAMED;
      return factor;
    });
    for (const one of ranked) one.score *= factors[sections.page[one.section]!]!;
    if (meaningOf === undefined) return;
    const { titlesInWords } = occurrences();
    for (const one of ranked) {
      const isEntry = titlesInWords[sections.title[one.section]!] === meaningOf;
      if (isEntry) one.score *= (ENTRY * 255) / Math.max(1, sections.weight[one.section]!);
    }
  };
}

const spaced = (terms: string[]): string => ` ${terms.map(stem).join(' ')} `;
