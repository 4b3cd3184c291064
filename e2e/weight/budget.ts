/** The transfer budget of a kind of page until the browser is idle, in KiB; scripts, styles and HTML gzipped. */
interface Budget {
  path: string;
  script: number;
  style: number;
  font: number;
  html: number;
}

/** One page of each kind. Rounded up from measurements. */
export const budgets: Record<string, Budget> = {
  home: { path: '/', script: 18.5, style: 21, font: 24, html: 21 },
  'plain doc': { path: '/docs/intro', script: 18.5, style: 21, font: 13.5, html: 26 },
  'long doc': { path: '/docs/lockers/intro', script: 19, style: 21, font: 24, html: 36 },
  category: { path: '/docs/category/lockers', script: 18.5, style: 21, font: 13.5, html: 20 },
  'Lockers reference': { path: '/docs/apis/lockers', script: 22, style: 21, font: 24, html: 82 },
  'not found': { path: '/docs/nowhere', script: 20, style: 21, font: 24, html: 15 },
};
