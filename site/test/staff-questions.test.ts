import { readFileSync } from 'node:fs';
import { createSearch, readIndex, writeIndex } from '@frontline/search';
import { expect, test } from 'vitest';
import { synonyms } from '../plugins/outputs/local-search/synonyms.ts';
import { searchPages } from './search-pages.ts';

/** What somebody typed in a hurry, and the sections that answer it. */
interface Question {
  asks: string;
  answers: string[];
}

const questions = JSON.parse(
  readFileSync(new URL('./staff-questions.json', import.meta.url), 'utf8'),
) as Question[];

const pages = await searchPages();
const addresses = new Set(
  pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => (anchor === '' ? url : `${url}#${anchor}`)),
  ),
);
const search = createSearch(readIndex(writeIndex(pages, synonyms)), { budget: Infinity });

/** Of all questions: answered by the first result, and by one of the first three. */
const LEAST = { first: 0.9, firstThree: 0.96 };

function rankOf({ asks, answers }: Question): number {
  const hits = search.find(asks).pages.flatMap((page) => page.hits.slice(0, 3));
  const at = hits.findIndex(({ url }) => answers.includes(url));
  return at < 0 ? Infinity : at + 1;
}

test('names answers that exist', () => {
  expect(questions.length).toBeGreaterThan(100);
  const named = questions.flatMap(({ answers }) => answers);
  expect(named.filter((answer) => !addresses.has(answer))).toEqual([]);
});

test('answers what staff type in a hurry, nearly always by the first result', () => {
  const missed = questions.filter((one) => rankOf(one) > 1).map(({ asks }) => asks);
  const share = (most: number) =>
    questions.filter((one) => rankOf(one) <= most).length / questions.length;
  expect(share(1), missed.join('\n')).toBeGreaterThanOrEqual(LEAST.first);
  expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(LEAST.firstThree);
});
