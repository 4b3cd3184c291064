import { findTerm, type Dictionary } from './dictionary.ts';
import { addCompletions, knownForms, raise, type Shares } from './known-forms.ts';
import { MAX_JOINED } from './occurrences.ts';
import { type QueryWord, isStopWord } from './query.ts';
import { synonymsOf, type SynonymTable } from './synonyms.ts';

const SHARE = { joined: 0.95, synonym: 0.7 };

/**
 * Finds neighboring words that the index has as one: `ring central` also matches `ringcentral`. Adds the terms to the
 * clause of each word; returns the joined names found, which count as clauses of their own.
 */
export function joinWords(
  words: QueryWord[],
  clauses: { terms: Shares }[],
  dictionary: Dictionary,
  synonyms: SynonymTable,
): Shares[] {
  const names: Shares[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + MAX_JOINED); to++) {
      const span = words.slice(from, to);
      const joined = span.map(({ term }) => term).join('');
      const found = to - from === 2 ? knownForms(joined, dictionary) : new Map<number, number>();
      const exact = findTerm(dictionary, joined);
      if (exact >= 0) {
        names.push(new Map([[exact, 1]]));
        found.set(exact, 1);
      }
      if (span.at(-1)?.open && joined.length > 4) addCompletions(found, joined, dictionary);
      for (const synonym of synonymsOf(
        span.map(({ term }) => term),
        synonyms,
      ) ?? []) {
        for (const [id, own] of knownForms(synonym, dictionary))
          raise(found, id, own * SHARE.synonym);
      }
      for (const { terms } of clauses.slice(from, to)) {
        for (const [id, own] of found) raise(terms, id, own * SHARE.joined);
      }
    }
  }
  return names;
}

const MIN_LENGTH = 6;
const MAX_PARTS = 3;

/**
 * The words an unknown word was joined from: `['call', 'buttons']` for `callbuttons`. There are at most three parts,
 * each a term of the index with two or more letters; the fewest parts win, then the longest first part. Empty if
 * there is no such split or all of its parts are stop words.
 */
export function splitJoined(word: string, dictionary: Dictionary): string[] {
  if (word.length < MIN_LENGTH) return [];
  for (let parts = 2; parts <= MAX_PARTS; parts++) {
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
