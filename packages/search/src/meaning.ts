import { plainTerms } from './words.ts';

const ASKED =
  /^\s*(?:what(?:['’]?s| is| are)|define|definition of|meaning of)\s+(?:(?:an?|the)\s+)?(.+)$|^\s*what do(?:es)?\s+(.+)\s+mean\W*$/iu;

/** A longer question asks more than a meaning, in characters; and the pattern above would take its time. */
const LONGEST = 80;

/** The words of a thing, where a question asks only what that is or means; undefined where it asks anything else. */
export function meaningAsked(question: string): string | undefined {
  if (question.length > LONGEST) return undefined;
  const [, thing, said] = ASKED.exec(question) ?? [];
  const named = thing ?? said;
  return named === undefined ? undefined : inWords(named);
}

/** A title as `meaningAsked` gives a thing, to compare them. */
export const inWords = (title: string): string => plainTerms(title).join(' ');
