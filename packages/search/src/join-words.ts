import { findTerm, type Dictionary } from './dictionary.ts';
import { addBegun, knownForms, raise, type Shares } from './known-forms.ts';
import { MOST_IN_ONE } from './occurrences.ts';
import { type QueryWord, isStopWord } from './query.ts';
import { meantBy, type SynonymTable } from './synonyms.ts';

const SHARE = { joined: 0.95, synonym: 0.7 };

/**
 * Neighbors that the index knows in one piece: `ring central` also asks for `ringcentral`, and a name
 * asked for in full is asked for once more. Adds to the terms of each word; returns the names found.
 */
export function joinWords(
  words: QueryWord[],
  wanted: { terms: Shares }[],
  dictionary: Dictionary,
  synonyms: SynonymTable,
): Shares[] {
  const names: Shares[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + MOST_IN_ONE); to++) {
      const span = words.slice(from, to);
      const joined = span.map(({ term }) => term).join('');
      const found = to - from === 2 ? knownForms(joined, dictionary) : new Map<number, number>();
      const exact = findTerm(dictionary, joined);
      if (exact >= 0) {
        names.push(new Map([[exact, 1]]));
        found.set(exact, 1);
      }
      if (span.at(-1)?.open && joined.length > 4) addBegun(found, joined, dictionary);
      for (const meant of meantBy(
        span.map(({ term }) => term),
        synonyms,
      ) ?? []) {
        for (const [id, own] of knownForms(meant, dictionary))
          raise(found, id, own * SHARE.synonym);
      }
      for (const { terms } of wanted.slice(from, to)) {
        for (const [id, own] of found) raise(terms, id, own * SHARE.joined);
      }
    }
  }
  return names;
}

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
