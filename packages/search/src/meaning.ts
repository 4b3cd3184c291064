import type { Query } from './query.ts';
import type { Ranked } from './rank.ts';
import { titleOf, type Index } from './read-index.ts';
import { plainTerms } from './words.ts';

const ASKED =
  /^\s*(?:what(?:['’]?s| is| are)|define|definition of|meaning of)\s+(?:(?:an?|the)\s+)?(.+)$|^\s*what do(?:es)?\s+(.+)\s+mean\W*$/iu;

/** What such a section counts more. */
const ENTRY = 3;
/** A longer question asks more than a meaning, in characters; and the pattern above would take its time. */
const LONGEST = 80;

/** The words of a thing, where a question asks only what that is or means; undefined where it asks anything else. */
export function meaningAsked(question: string): string | undefined {
  if (question.length > LONGEST) return undefined;
  const [, thing, said] = ASKED.exec(question) ?? [];
  const named = thing ?? said;
  return named === undefined ? undefined : inWords(named);
}

/** Raises the sections that are called what the question asks the meaning of, as if they had their full weight. */
export function raiseEntry(ranked: Ranked[], { meaningOf }: Query, { sections }: Index): void {
  if (meaningOf === undefined) return;
  for (const one of ranked)
    if (inWords(titleOf(sections, one.section)) === meaningOf)
      one.score *= (ENTRY * 255) / Math.max(1, sections.weight[one.section]!);
}

const inWords = (title: string): string => plainTerms(title).join(' ');
