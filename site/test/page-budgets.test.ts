import { toString } from 'mdast-util-to-string';
import { expect, it, test } from 'vitest';
import { createSlugger } from '@docusaurus/utils';
import { fleschKincaid } from 'flesch-kincaid';
import type { Nodes, RootContent } from 'mdast';
import { syllable } from 'syllable';
import { questionTable, shownRegisters } from '../features/open-questions/build/remark.ts';
import { openQuestions } from '../features/open-questions/build/register.ts';
import { bannedWords } from './budgets/banned.ts';
import { countWords, measure, overBudget } from './budgets/measure.ts';
import { foreignTexts } from './budgets/banned.ts';
import { writtenPages } from './budgets/read-docs.ts';
import { pages, parsed } from './pages.ts';
import { searchPages } from '../features/search/test/search-pages.ts';
import { plainText } from '../features/search/build/plain-text.ts';

const written = writtenPages();
const indexed = await searchPages();

it('keeps every page within its budget of words and headings', () => {
  console.log(`Budgets: ${written.length} pages looked at`);
  expect(written.length).toBeGreaterThan(40);
  expect(overBudget(written.map(({ page, tree }) => measure(page, tree)))).toEqual([]);
});

it('contains no undocumented, invented or repeated facts', () => {
  expect(written.flatMap(({ page, written: own }) => bannedWords(page, own))).toEqual([]);
});

it('has no texts to copy besides the listed ones', () => {
  expect(written.flatMap(({ page, written: own }) => foreignTexts(page, own))).toEqual([]);
});

it('shows the open questions of each product on one page', () => {
  const shown = written.flatMap(({ tree }) => shownRegisters(tree)).sort();
  const used = [...new Set(openQuestions().map(({ product }) => product))].sort();
  expect(shown).toEqual(used);
});

it('links each open question to an existing section', () => {
  const known = new Set([
    ...indexed.flatMap(({ url, sections }) =>
      sections.map(({ anchor }) => (anchor ? `${url}#${anchor}` : url)),
    ),
    // Explicit anchors.
    ...pages.flatMap(({ id, body }) =>
      [...body.matchAll(/\bid="([^"]+)"/g)].map(([, anchor]) => `/docs/${id}#${anchor}`),
    ),
  ]);
  const rows = openQuestions();
  console.log(`Closest sections: ${rows.length} looked at`);
  const lost = rows.filter(({ near }) => !known.has(`/docs/${near}`));
  expect(lost.map(({ product, id, near }) => `${product}.yaml ${id}: ${near}`)).toEqual([]);
});

it('keeps the cells of the register short', () => {
  const cells = questionTable(openQuestions()).children.flatMap(({ children }) =>
    children.map((cell) => toString(cell)),
  );
  expect(cells.filter((cell) => countWords(cell) > 16)).toEqual([]);
});

/** The maximum Flesch-Kincaid grade (U.S.) of sections for staff. */
const GRADE = 7;

/** Sections for staff besides troubleshooting tables, by page: anchors, or all. */
const forStaff: Record<string, string[] | 'all'> = {
  '/docs/intro': ['not-for-emergencies', 'you-work-in-a-store'],
  '/docs/call-for-help/intro': ['answer-a-request'],
  '/docs/call-for-help/resources': ['print-a-staff-card'],
  '/docs/getting-started/best-practices': ['five-minute-staff-drill'],
  '/docs/lockers/intro': ['load-an-order', 'help-a-customer'],
  '/docs/curbside/usage': 'all',
  '/docs/curbside/resources': ['staff-card'],
  '/docs/orderup/resources': ['staff-card', 'hand-over-in-four-steps'],
  '/docs/radio/resources': ['message-templates', 'staff-card'],
  '/docs/support': ['try-first'],
};

/** The sentences of paragraphs and cells, without code and collapsed details, which are not for staff. */
function sentences(node: Nodes): string[] {
  if (node.type === 'code' || ('name' in node && node.name === 'details')) return [];
  if (node.type === 'paragraph' || node.type === 'tableCell')
    return plainText(node).split(/(?<=[.!?:])\s+/);
  return 'children' in node ? node.children.flatMap(sentences) : [];
}

function gradeOf(nodes: RootContent[]): number {
  const read = nodes.flatMap(sentences).filter((text) => /\p{L}/u.test(text));
  const words = read.join(' ').match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: read.length, word: words.length, syllable: syllables });
}

/** Whether a section has a troubleshooting table for staff. */
const hasStaffTable = (nodes: RootContent[]): boolean =>
  nodes.some(
    (node) => node.type === 'table' && plainText(node.children[0]!).startsWith('What you see'),
  );

const grades = pages.flatMap(({ id, body }) => {
  const url = `/docs/${id}`;
  const slugger = createSlugger();
  const cut: { at: string; nodes: RootContent[] }[] = [];
  for (const node of parsed(body).children)
    if (node.type === 'heading') {
      const anchor = slugger.slug(plainText(node));
      cut.push({ at: `${url}#${anchor}`, nodes: [] });
    } else cut.at(-1)?.nodes.push(node);
  const chosen = forStaff[url] ?? [];
  return cut
    .filter(({ nodes }) => nodes.some((node) => sentences(node).length > 0))
    .filter(
      ({ at, nodes }) =>
        hasStaffTable(nodes) || chosen === 'all' || chosen.includes(at.slice(url.length + 1)),
    )
    .map(({ at, nodes }) => ({ at, grade: gradeOf(nodes) }));
});

test(`keeps sections for staff at grade ${GRADE} or below`, () => {
  const read = grades.map(({ at }) => at);
  for (const [url, chosen] of Object.entries(forStaff))
    for (const anchor of chosen === 'all' ? [] : chosen) expect(read).toContain(`${url}#${anchor}`);
  expect(grades.filter(({ grade }) => grade > GRADE)).toEqual([]);
});
