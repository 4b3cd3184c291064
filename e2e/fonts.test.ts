import { expect, it } from 'vitest';
import { baseUrl, blockRequests, fresh } from './browser.ts';

declare global {
  interface Window {
    shifts?: { value: number; what: string[] }[];
  }
}

/** Records every layout shift and its elements. Runs in the page before its own scripts. */
function keepShifts(): void {
  window.shifts = [];
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      window.shifts?.push({
        value,
        what: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

it.each([
  { path: '/', width: 390 },
  { path: '/docs/lockers/intro', width: 390 },
  { path: '/docs/apis/radio', width: 1440 },
])(
  'shows $path before its font has come, and moves nothing when it comes, $width pixels wide',
  async ({ width, path }) => {
    const page = await fresh({
      width,
      before: async (made) => {
        await made.addInitScript(keepShifts);
      },
    });
    const release = await blockRequests(page, '**/*.woff2');
    await page.goto(baseUrl + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const arrived = page.waitForResponse('**/text-basic.woff2');
    release();
    await arrived;
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await page.evaluate(() => document.fonts.check('17px Hyperlegible'))).toBe(true);
    const shifts = (await page.evaluate(() => window.shifts)) ?? [];
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    // A word may wrap differently, and text width depends on the browser and the fonts of this machine. Shifts are
    // noticeable from 0.1 (https://web.dev/articles/cls).
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.1);
  },
);
