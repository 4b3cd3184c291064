import { humps, type Word } from './words.ts';

/** Words that say little about a text. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be been before but by can could did do does doing dont for ' +
    'from get gets getting had has have he her here his how i if im in into is isnt it its just let ' +
    'me mine more my no not now of off on one or our out over own please put she should so some ' +
    'such than that the their them then there these they this those to too up us use used using ' +
    'was we were what whats when where which while who why will with would you your'
  ).split(' '),
);

/** Whether a term says little about a text. Such words count only when a query has no others. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** How many words of a title a query can be expected to name; stop words count only when alone. */
export function countTitleWords(title: string, all: Word[]): number {
  let count = 0;
  let telling = 0;
  for (const word of all) {
    const parts = humps(title, word);
    for (const term of parts.length > 0 ? parts : [word.term]) {
      count += 1;
      if (!isStopWord(term)) telling += 1;
    }
  }
  return telling || count;
}
