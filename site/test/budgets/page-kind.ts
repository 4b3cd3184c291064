/** How much a page may say: words of its prose and tables, and headings of the second and third level. */
export interface Budget {
  words: number;
  headings: number;
}

/** All pages that are written by hand, together, and the page in the middle of them. */
export const ALL_WORDS = 30_000;
export const MEDIAN_WORDS = 600;

/** Products of which only the name is documented, and the page that leads to all others. */
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

/** The budget of a page, which is named by its path below /docs/. */
export const budgetOf = (page: string): Budget =>
  budgets.find(([pages]) => pages.test(page))?.[1] ?? { words: 1000, headings: 12 };

/** Whether a page is made of a list of pages and no more. */
export const isListing = (page: string): boolean =>
  page.startsWith('category/') && page !== 'category/apis';
