import type { ByteReader, ByteWriter } from './bytes.ts';
import { stem } from './stem.ts';
import { words } from './words.ts';

/**
 * Words readers use, and the words of the site that mean the same, the best first: `{ 'click and collect':
 * 'curbside pickup' }`. A word that means nothing, such as a filler, has an empty text.
 */
export type Synonyms = Record<string, string>;

/** Synonyms as the engine looks them up: by the stem of the reader's words in one piece. */
export type SynonymTable = Map<string, string[]>;

/** Writes one line per entry. */
export function writeSynonyms(synonyms: Synonyms, writer: ByteWriter): void {
  const lines = Object.entries(synonyms).map(
    ([said, meant]) =>
      `${synonymKey(words(said).map(({ term }) => term))} ${termsOf(meant).join(' ')}`,
  );
  writer.text(lines.sort().join('\n'));
}

/** Reads what `writeSynonyms` wrote. */
export function readSynonyms(reader: ByteReader): SynonymTable {
  const lines = reader.text().split('\n');
  return new Map(
    lines.map((line) => [
      line.split(' ')[0]!,
      line
        .split(' ')
        .slice(1)
        .filter((one) => one !== ''),
    ]),
  );
}

/** The key of one or several consecutive words. */
export function synonymKey(terms: string[]): string {
  return stem(terms.join(''));
}

function termsOf(text: string): string[] {
  return words(text).map(({ term }) => term);
}
