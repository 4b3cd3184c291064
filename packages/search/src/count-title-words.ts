import { isStopWord } from './stop-words.ts';
import { humps, type Word } from './words.ts';

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
