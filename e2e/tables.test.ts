import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, open } from './browser.ts';

const withoutScripts = { width: 390, context: { javaScriptEnabled: false } };

const shapeOf = (table: Locator) =>
  table
    .locator('tbody td:nth-child(2)')
    .first()
    .evaluate((cell) => ({
      cell: getComputedStyle(cell).display,
      label: getComputedStyle(cell, '::before').content.split(' / ')[0],
    }));

const ofThree = (page: Page) =>
  page
    .locator('article .table-scroller table')
    .filter({ has: page.locator('thead th:nth-child(3)') })
    .first();

it('shows a table of three columns or more on a phone as a card for each row, with labels, a table for screen readers, and a table in print', async () => {
  const page = await open('/docs/lockers/intro', withoutScripts);
  const table = ofThree(page);
  const [, label] = await table.getByRole('columnheader').allTextContents();
  expect(await shapeOf(table)).toEqual({ cell: 'block', label: `"${label}"` });
  const row = table.getByRole('row').nth(1);
  const [first, second] = await row.getByRole('cell').all();
  const [title, below] = [await first!.boundingBox(), await second!.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(title!.y + title!.height);

  await page.emulateMedia({ media: 'print' });
  expect(await shapeOf(table)).toEqual({ cell: 'table-cell', label: 'none' });
  const head = table.locator('thead');
  expect(await head.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
});

it('keeps a table of two columns a table on a phone', async () => {
  const page = await open('/docs/support', withoutScripts);
  const cell = page.locator('article table td').first();
  expect(await cell.evaluate((one) => getComputedStyle(one).display)).toBe('table-cell');
});

describe('the messages of all products', () => {
  const folds = (page: Page) =>
    page
      .locator('article details.alert')
      .filter({ has: page.locator('summary', { hasText: /messages$/ }) });
  const opened = (page: Page) =>
    folds(page).and(page.locator('[open]')).locator('summary').allTextContents();

  it('are collapsed, with as many in each as its summary says', async () => {
    const page = await open('/docs/troubleshooting', withoutScripts);
    expect(await opened(page)).toEqual([]);
    const all = await folds(page).all();
    expect(all.length).toBeGreaterThan(2);
    for (const fold of all) {
      const rows = await fold.locator('tbody tr').count();
      expect(await fold.locator('summary').textContent()).toMatch(
        new RegExp(`: ${rows} messages$`),
      );
    }
  });

  it('expand for a link', async () => {
    const page = await open('/docs/troubleshooting#messages-radio');
    await expect.poll(() => opened(page)).toEqual([expect.stringMatching(/^Radio/)]);
    await page.evaluate(() => (location.hash = '#messages-lockers'));
    await expect.poll(() => opened(page)).toContainEqual(expect.stringMatching(/^Lockers/));
  });

  it('expand around the words that were searched for', async () => {
    const url = '/docs/troubleshooting#find-your-error';
    const page = await blank({
      before: async (tab) => {
        await tab.addInitScript((to) => {
          const arrival = { url: to, terms: ['invalid', 'signature'], at: Date.now() };
          localStorage.setItem('search.arrival', JSON.stringify(arrival));
        }, url);
      },
    });
    await page.goto(baseUrl + url);
    await expect.poll(() => opened(page)).toEqual([expect.stringMatching(/^Radio/)]);
  });
});
