import { readFileSync } from 'node:fs';
import { glossary, type Term } from '../../../content/glossary.ts';

const FILE = new URL('../../../content/synonyms.txt', import.meta.url);

/** All synonyms of the search: the table of general English and the glossary. */
export const siteSynonyms = (): Record<string, string> => ({
  ...readSynonyms(readFileSync(FILE, 'utf8')),
  ...synonymsOfTerms(glossary),
});

/**
 * Parses a synonym table in the format of Solr: `a, b` are synonyms of each other; `a => b, c` finds b and c for a.
 * Throws an error that names the line.
 */
export function readSynonyms(table: string): Record<string, string> {
  const synonyms = new Map<string, Set<string>>();
  table.split('\n').forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const sides = line.split('=>').map(wordsIn);
    if (sides.length > 2 || sides.some((side) => side.length === 0))
      throw new Error(
        `synonyms.txt:${at + 1}: "${line}" is neither "a, b" nor "a => b". Write one of them.`,
      );
    const [from = [], to = from] = sides;
    for (const word of from)
      synonyms.set(
        word,
        new Set([...(synonyms.get(word) ?? []), ...to.filter((other) => other !== word)]),
      );
  });
  return Object.fromEntries([...synonyms].map(([word, all]) => [word, [...all].join(' ')]));
}

/** Maps the alternative names of each glossary term to the term. */
const synonymsOfTerms = (terms: Term[]): Record<string, string> =>
  Object.fromEntries(
    terms.flatMap(({ name, also = [] }) => also.map((word) => [word, name.toLowerCase()])),
  );

const wordsIn = (side: string): string[] =>
  side
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
