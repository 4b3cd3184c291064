import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, hydrated, open } from './browser.ts';

const withoutScripts = { width: 390, context: { javaScriptEnabled: false } };

describe('a table of three columns or more on a phone', () => {
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

  it('is a card for each row, with labels, and a table to those who hear it', async () => {
    const page = await open('/docs/lockers/intro', withoutScripts);
    const table = ofThree(page);
    const [, label] = await table.getByRole('columnheader').allTextContents();
    expect(await shapeOf(table)).toEqual({ cell: 'block', label: `"${label}"` });
    const row = table.getByRole('row').nth(1);
    const [first, second] = await row.getByRole('cell').all();
    const [title, below] = [await first!.boundingBox(), await second!.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
  });

  it('is a table on paper', async () => {
    const page = await open('/docs/lockers/intro', withoutScripts);
    await page.emulateMedia({ media: 'print' });
    const table = ofThree(page);
    expect(await shapeOf(table)).toEqual({ cell: 'table-cell', label: 'none' });
    const head = table.locator('thead');
    expect(await head.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
  });
});

describe('a table of two columns on a phone', () => {
  it('stays a table', async () => {
    const page = await open('/docs/support', withoutScripts);
    const cell = page.locator('article table td').first();
    expect(await cell.evaluate((one) => getComputedStyle(one).display)).toBe('table-cell');
  });
});

describe('a table wider than its frame', () => {
  it.each([false, true])('has a shadow on the side where it goes on (dark: %s)', async (dark) => {
    const page = await open('/docs/support', { width: 390, dark });
    await hydrated(page);
    const frame = page.locator('.table-scroller').first();
    await frame.scrollIntoViewIfNeeded();
    // Without its words, so that its edges differ by the shadow alone.
    await frame.locator('table').evaluate((table) => {
      table.style.width = '60rem';
      for (const cell of table.querySelectorAll('td, th')) cell.textContent = '';
    });
    // By keyboard too.
    await expect.poll(() => frame.getAttribute('tabindex')).toBe('0');
    const edges = async (from: number) => {
      await frame.evaluate((box, left) => (box.scrollLeft = left), from);
      return shades(page, frame);
    };
    const [start, middle, end] = [await edges(0), await edges(200), await edges(5000)];
    expect(middle.left - start.left, 'shadow at the left').toBeGreaterThan(5);
    expect(Math.abs(end.left - middle.left)).toBeLessThan(1);
    expect(start.right - end.right, 'shadow at the right').toBeGreaterThan(5);
    expect(Math.abs(start.right - middle.right)).toBeLessThan(1);
  });
});

/** How much the left and the right edge of an element differ from its middle, in shades of gray. */
async function shades(page: Page, frame: Locator): Promise<{ left: number; right: number }> {
  const picture = (await frame.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const gray = (x: number) => {
      const { data } = canvas.getImageData(x, image.height / 2 - 20, 5, 40);
      return data.reduce((sum, one) => sum + one, 0) / data.length;
    };
    const plain = gray(image.width / 2);
    return {
      left: Math.abs(gray(3) - plain),
      right: Math.abs(gray(image.width - 8) - plain),
    };
  }, picture);
}

describe('the messages of all products', () => {
  const folds = (page: Page) =>
    page
      .locator('article details.alert')
      .filter({ has: page.locator('summary', { hasText: /messages$/ }) });
  const opened = (page: Page) =>
    folds(page).and(page.locator('[open]')).locator('summary').allTextContents();

  it('are folded, with as many in each as its summary says', async () => {
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

  it('open where an address points', async () => {
    const page = await open('/docs/troubleshooting#messages-radio');
    await expect.poll(() => opened(page)).toEqual([expect.stringMatching(/^Radio/)]);
    await page.evaluate(() => (location.hash = '#messages-lockers'));
    await expect.poll(() => opened(page)).toContainEqual(expect.stringMatching(/^Lockers/));
  });

  it('open around the words that were searched for', async () => {
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
