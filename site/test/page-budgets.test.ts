import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { questionTable, registerShownBy } from '../features/open-questions/build/remark.ts';
import { openQuestions } from '../features/open-questions/build/register.ts';
import { bannedWords } from './budgets/banned.ts';
import { countWords, measure, overBudget } from './budgets/measure.ts';
import { foreignTexts } from './budgets/real-wordings.ts';
import { writtenPages } from './budgets/read-docs.ts';
import { pages } from './pages.ts';
import { searchPages } from '../features/search/test/search-pages.ts';

const written = writtenPages();
const indexed = await searchPages();

it('keeps every page within its words and headings', () => {
  console.log(`Budgets: ${written.length} pages looked at`);
  expect(written.length).toBeGreaterThan(40);
  expect(overBudget(written.map(({ page, tree }) => measure(page, tree)))).toEqual([]);
});

it('says nothing that belongs into the register, was invented, or has its home elsewhere', () => {
  expect(written.flatMap(({ page, written: own }) => bannedWords(page, own))).toEqual([]);
});

it('has no message to copy besides real wordings', () => {
  expect(written.flatMap(({ page, written: own }) => foreignTexts(page, own))).toEqual([]);
});

it('shows the rows of each product on one page', () => {
  const shown = written.flatMap(({ tree }) => registerShownBy(tree)).sort();
  const used = [...new Set(openQuestions().map(({ product }) => product))].sort();
  expect(shown).toEqual(used);
});

it('names sections of the docs that are there as the closest of an open question', () => {
  const known = new Set([
    ...indexed.flatMap(({ url, sections }) =>
      sections.map(({ anchor }) => (anchor ? `${url}#${anchor}` : url)),
    ),
    // What a writer has given an anchor of its own.
    ...pages.flatMap(({ id, body }) =>
      [...body.matchAll(/\bid="([^"]+)"/g)].map(([, anchor]) => `/docs/${id}#${anchor}`),
    ),
  ]);
  const rows = openQuestions();
  console.log(`Closest sections: ${rows.length} looked at`);
  const lost = rows.filter(({ near }) => !known.has(`/docs/${near}`));
  expect(lost.map(({ product, id, near }) => `${product}.yaml ${id}: ${near}`)).toEqual([]);
});

it('has cells in the register that are short', () => {
  const cells = questionTable(openQuestions()).children.flatMap(({ children }) =>
    children.map((cell) => toString(cell)),
  );
  expect(cells.filter((cell) => countWords(cell) > 16)).toEqual([]);
});
