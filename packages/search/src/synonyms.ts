import type { ByteReader, ByteWriter } from './bytes.ts';
import { stem } from './stem.ts';
import { plainTerms } from './words.ts';

/** Readers' words, and the site's words with the same meaning, the best first: `{ 'click and collect': 'curbside pickup' }`. */
export type Synonyms = Record<string, string>;

/** Synonyms by the stem of the reader's words joined into one. */
export type SynonymTable = Map<string, string[]>;

/**
 * Writes one line per meaning: the site's words, a colon, the stems of the readers' phrases. Phrases with the same stem
 * share all their meanings. A word that is its own synonym is omitted.
 */
export function writeSynonyms(synonyms: Synonyms, writer: ByteWriter): void {
  const termsByKey = new Map<string, Set<string>>();
  for (const [phrase, meaning] of Object.entries(synonyms)) {
    const key = synonymKey(plainTerms(phrase));
    const terms = plainTerms(meaning).filter((term) => stem(term) !== key);
    if (terms.length === 0) continue;
    termsByKey.set(key, new Set([...(termsByKey.get(key) ?? []), ...terms]));
  }
  const keysByMeaning = new Map<string, string[]>();
  for (const [key, all] of termsByKey) {
    const meaning = [...all].join(' ');
    keysByMeaning.set(meaning, [...(keysByMeaning.get(meaning) ?? []), key]);
  }
  const lines = [...keysByMeaning].map(([meaning, keys]) => `${meaning}:${keys.sort().join(' ')}`);
  writer.text(lines.sort().join('\n'));
}

/** Reads what `writeSynonyms` wrote. */
export function readSynonyms(reader: ByteReader): SynonymTable {
  const table: SynonymTable = new Map();
  for (const line of reader.text().split('\n')) {
    const [meaning = '', keys = ''] = line.split(':');
    const terms = meaning.split(' ').filter((one) => one !== '');
    for (const key of keys.split(' ')) table.set(key, terms);
  }
  return table;
}

/** The synonyms of one or several consecutive words, the best first. */
export function synonymsOf(terms: string[], table: SynonymTable): string[] | undefined {
  return table.get(synonymKey(terms));
}

/** The key of one or several consecutive words. */
function synonymKey(terms: string[]): string {
  return stem(terms.join(''));
}
