import type { ByteReader, ByteWriter } from './bytes.ts';
import { stem } from './stem.ts';
import { plainTerms } from './words.ts';

/** Words readers use, and the words of the site that mean the same, the best first: `{ 'click and collect': 'curbside pickup' }`. */
export type Synonyms = Record<string, string>;

/** Synonyms as the engine looks them up: by the stem of the reader's words in one piece. */
export type SynonymTable = Map<string, string[]>;

/**
 * Writes a line for all that means the same: what is meant, a colon, the stems of what is said. Where forms of one word
 * differ in what they mean, it means all of it. A word that means itself is left out.
 */
export function writeSynonyms(synonyms: Synonyms, writer: ByteWriter): void {
  const meantByKey = new Map<string, Set<string>>();
  for (const [said, meant] of Object.entries(synonyms)) {
    const key = synonymKey(plainTerms(said));
    const terms = plainTerms(meant).filter((term) => stem(term) !== key);
    if (terms.length === 0) continue;
    meantByKey.set(key, new Set([...(meantByKey.get(key) ?? []), ...terms]));
  }
  const saidFor = new Map<string, string[]>();
  for (const [key, all] of meantByKey) {
    const meant = [...all].join(' ');
    saidFor.set(meant, [...(saidFor.get(meant) ?? []), key]);
  }
  const lines = [...saidFor].map(([meant, keys]) => `${meant}:${keys.sort().join(' ')}`);
  writer.text(lines.sort().join('\n'));
}

/** Reads what `writeSynonyms` wrote. */
export function readSynonyms(reader: ByteReader): SynonymTable {
  const table: SynonymTable = new Map();
  for (const line of reader.text().split('\n')) {
    const [meant = '', keys = ''] = line.split(':');
    const terms = meant.split(' ').filter((one) => one !== '');
    for (const key of keys.split(' ')) table.set(key, terms);
  }
  return table;
}

/** What one or several consecutive words mean, the best first. */
export function meantBy(terms: string[], table: SynonymTable): string[] | undefined {
  return table.get(synonymKey(terms));
}

/** The key of one or several consecutive words. */
function synonymKey(terms: string[]): string {
  return stem(terms.join(''));
}
