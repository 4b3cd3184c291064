import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from '../../features/search/build/plain-text.ts';
import { ALL_WORDS, budgetOf, isListing, MEDIAN_WORDS, type Budget } from './page-kind.ts';

/** What a page says, counted, beside what it may say. */
export interface Measured {
  page: string;
  words: number;
  headings: number;
  budget: Budget;
}

/** The sections that show the register, which has a budget of its own. */
const REGISTER = /^(Not documented|Open questions)\b/;

/** Counts words as a reader sees them: of prose and tables, without code, the register and markup. */
export function measure(page: string, tree: Root): Measured {
  const said = withoutRegister(tree.children).filter(({ type }) => type !== 'code');
  const root: Root = { type: 'root', children: structuredClone(said) };
  visit(root, 'code', (code) => {
    code.value = '';
  });
  let headings = 0;
  visit(tree, 'heading', ({ depth }) => void (headings += depth === 2 || depth === 3 ? 1 : 0));
  return { page, words: countWords(plainText(root)), headings, budget: budgetOf(page) };
}

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)).length;

function withoutRegister(nodes: RootContent[]): RootContent[] {
  let inRegister = false;
  return nodes.filter((node) => {
    if (node.type === 'heading' && node.depth <= 2) inRegister = REGISTER.test(plainText(node));
    return !inRegister;
  });
}

/** What is over its budget, each in a sentence. */
export function overBudget(pages: Measured[]): string[] {
  const all = sum(pages.map(({ words }) => words));
  const middle = medianOf(pages);
  return [
    ...pages.flatMap(({ page, words, headings, budget }) => [
      ...(words > budget.words ? [`${page} has ${words} words, ${budget.words} at most.`] : []),
      ...(headings > budget.headings
        ? [`${page} has ${headings} headings, ${budget.headings} at most.`]
        : []),
    ]),
    ...(all > ALL_WORDS ? [`All pages have ${all} words, ${ALL_WORDS} at most.`] : []),
    ...(middle > MEDIAN_WORDS
      ? [`The page in the middle has ${middle} words, ${MEDIAN_WORDS} at most.`]
      : []),
  ];
}

/** The words of the page in the middle, of those that are more than a list of pages. */
export function medianOf(pages: Measured[]): number {
  const words = pages
    .filter(({ page }) => !isListing(page))
    .map((one) => one.words)
    .sort((one, other) => one - other);
  return words[Math.floor(words.length / 2)] ?? 0;
}

/** A line for each page, the longest first, and the sums. */
export function budgetTable(pages: Measured[]): string {
  const lines = [...pages]
    .sort((one, other) => other.words - one.words)
    .map(({ page, words, headings, budget }) =>
      [
        page.padEnd(40),
        `${words}`.padStart(6),
        `of ${budget.words}`.padStart(8),
        `${headings} headings of ${budget.headings}`.padStart(20),
        words > budget.words || headings > budget.headings ? ' OVER' : '',
      ].join(' '),
    );
  const all = sum(pages.map(({ words }) => words));
  const total = `${pages.length} pages: ${all} words of ${ALL_WORDS}, median ${medianOf(pages)} of ${MEDIAN_WORDS}`;
  return [...lines.map((line) => line.trimEnd()), total].join('\n');
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
