import { findTerm, type Dictionary } from './dictionary.ts';
import { isStopWord } from './stop-words.ts';

const SHORTEST = 6;
const MOST_PARTS = 3;

/**
 * The words an unknown word was joined from: `['call', 'buttons']` for `callbuttons`. Every part is a
 * term of the index with two letters or more, at most three of them; the fewest, then the longest first
 * part, win. Empty when there is no such split or all of its parts say little.
 */
export function splitJoined(word: string, dictionary: Dictionary): string[] {
  if (word.length < SHORTEST) return [];
  for (let parts = 2; parts <= MOST_PARTS; parts++) {
    const split = splitInto(word, parts, dictionary);
    if (split.length > 0 && split.some((part) => part.length > 2 && !isStopWord(part)))
      return split;
  }
  return [];
}

function splitInto(word: string, parts: number, dictionary: Dictionary): string[] {
  if (parts === 1) return isKnown(word, dictionary) ? [word] : [];
  for (let at = word.length - 2 * (parts - 1); at >= 2; at--) {
    const first = word.slice(0, at);
    if (!isKnown(first, dictionary)) continue;
    const rest = splitInto(word.slice(at), parts - 1, dictionary);
    if (rest.length > 0) return [first, ...rest];
  }
  return [];
}

function isKnown(part: string, dictionary: Dictionary): boolean {
  return (part.length > 2 || isStopWord(part)) && findTerm(dictionary, part) >= 0;
}
