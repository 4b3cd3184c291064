import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from '../../features/search/build/plain-text.ts';

/** The size of a page and its budget. */
export interface Measured {
  page: string;
  words: number;
  headings: number;
  budget: Budget;
}

/** Sections that show the register are not counted. */
const REGISTER = /^(Not documented|Open questions)\b/;

/** Counts visible words of prose and tables, without code, register and markup. */
export function measure(page: string, tree: Root): Measured {
  const counted = withoutRegister(tree.children).filter(({ type }) => type !== 'code');
  const root: Root = { type: 'root', children: structuredClone(counted) };
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

/** One message for each exceeded budget. */
export function overBudget(pages: Measured[]): string[] {
  const all = sum(pages.map(({ words }) => words));
  const median = medianOf(pages);
  return [
    ...pages.flatMap(({ page, words, headings, budget }) => [
      ...(words > budget.words ? [`${page} has ${words} words, ${budget.words} at most.`] : []),
      ...(headings > budget.headings
        ? [`${page} has ${headings} headings, ${budget.headings} at most.`]
        : []),
    ]),
    ...(all > ALL_WORDS ? [`All pages have ${all} words, ${ALL_WORDS} at most.`] : []),
    ...(median > MEDIAN_WORDS
      ? [`The page in the middle has ${median} words, ${MEDIAN_WORDS} at most.`]
      : []),
  ];
}

/** The median number of words, without pages that only list others. */
function medianOf(pages: Measured[]): number {
  const words = pages
    .filter(({ page }) => !isListing(page))
    .map((one) => one.words)
    .sort((one, other) => one - other);
  return words[Math.floor(words.length / 2)] ?? 0;
}

/** One line for each page, longest first, and the totals. */
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

/** The maximum number of words in prose and tables, and of h2 and h3 headings. */
interface Budget {
  words: number;
  headings: number;
}

// The budgets of all handwritten pages together, and of their median.
const ALL_WORDS = 30_000;
const MEDIAN_WORDS = 600;

/** Products with nothing but a documented name, and the introduction. */
const SHORT = /^intro$|^(text-for-help|orderup|media|mystore)\/intro$|^radio\/radio-(agent|atc)$/;

const budgets: [pages: RegExp, budget: Budget][] = [
  [/^apis\/(call-for-help|lockers|radio)$/, { words: 400, headings: 15 }],
  [/^category\/apis$/, { words: 1500, headings: 15 }],
  [/^category\//, { words: 130, headings: 0 }],
  [/^requirements$|^getting-started\/best-practices$/, { words: 1500, headings: 15 }],
  [/^apis\/webhooks$/, { words: 1700, headings: 15 }],
  [/(^|\/)troubleshooting$|^lockers\/intro$/, { words: 1400, headings: 15 }],
  [SHORT, { words: 600, headings: 8 }],
];

/** The budget of a page, by its path below /docs/. */
const budgetOf = (page: string): Budget =>
  budgets.find(([pages]) => pages.test(page))?.[1] ?? { words: 1000, headings: 12 };

/** Whether a page only lists other pages. */
const isListing = (page: string): boolean =>
  page.startsWith('category/') && page !== 'category/apis';
