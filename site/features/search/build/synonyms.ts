import { readFileSync } from 'node:fs';
import { glossary, type Term } from '../../../content/glossary.ts';

const FILE = new URL('../../../content/synonyms.txt', import.meta.url);

/** What the search looks up beside a reader's own words: the table of general English, and the words of the trade. */
export const siteSynonyms = (): Record<string, string> => ({
  ...readSynonyms(readFileSync(FILE, 'utf8')),
  ...synonymsOfTerms(glossary),
});

/**
 * Reads a table in the format of Solr: in `a, b` each is found by the other, in `a => b, c` what stands on the right by
 * what stands on the left. Throws a sentence that names the line.
 */
export function readSynonyms(table: string): Record<string, string> {
  const meant = new Map<string, Set<string>>();
  table.split('\n').forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const sides = line.split('=>').map(wordsIn);
    if (sides.length > 2 || sides.some((side) => side.length === 0))
      throw new Error(
        `synonyms.txt:${at + 1}: "${line}" is neither "a, b" nor "a => b". Write one of them.`,
      );
    const [said = [], means = said] = sides;
    for (const one of said)
      meant.set(one, new Set([...(meant.get(one) ?? []), ...means.filter((all) => all !== one)]));
  });
  return Object.fromEntries([...meant].map(([said, all]) => [said, [...all].join(' ')]));
}

/** A word that others say for a term leads to the term. */
const synonymsOfTerms = (terms: Term[]): Record<string, string> =>
  Object.fromEntries(
    terms.flatMap(({ name, also = [] }) => also.map((said) => [said, name.toLowerCase()])),
  );

const wordsIn = (side: string): string[] =>
  side
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
