import { findTerm, type Dictionary } from './dictionary.ts';
import { addBegun, knownForms, raise, type Shares } from './known-forms.ts';
import { MOST_IN_ONE } from './occurrences.ts';
import type { QueryWord } from './query.ts';
import { meantBy, type SynonymTable } from './synonyms.ts';

const SHARE = { joined: 0.95, synonym: 0.7 };

/**
 * Neighbours that the index knows in one piece: `ring central` also asks for `ringcentral`, and a name
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
