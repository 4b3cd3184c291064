import { chromium, type Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { baseUrl, fresh, openHydrated } from './browser.ts';
import { options } from './search-field.ts';

const parts =
  '.navbar__toggle, .navbar__brand, .navbar__logo, .navbar__title, .navbar [role=search]';

/** Overlapping elements of the navbar. */
const overlaps = (page: Page) =>
  page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(`.navbar :is(a, button, input, ${selector})`)]
      .filter((part) => part.checkVisibility({ checkVisibilityCSS: true }))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const name = (part: Element) => part.className || part.tagName;
    const found = seen
      .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
      .map(({ part }) => `${name(part)} is cut off`);
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (one.part.contains(other.part) || other.part.contains(one.part)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (across > 0.5) found.push(`${name(one.part)} over ${name(other.part)}: ${across} px`);
      }
    }
    return { count: seen.length, found };
  }, parts);

/** Whether the title is fully visible. */
const isTitleWhole = (page: Page) =>
  page.locator('.navbar__title').evaluate((title) => title.scrollWidth <= title.clientWidth + 1);

describe('the navigation bar of a narrow window', () => {
  it('has room for all its elements, from 320 to 390 px', async () => {
    const page = await openHydrated('/docs/apis/radio', { width: 320 });
    await page.locator('.navbar [type=search]:enabled').waitFor();
    for (const width of [320, 350, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { count, found } = await overlaps(page);
      expect(found, `${width} px`).toEqual([]);
      expect(count, `${width} px`).toBeGreaterThan(3);
      expect(await isTitleWhole(page), `${width} px`).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it('has room for them with large text', async () => {
    const { args, ...program } = inject('launchOptions');
    const large = [...args, '--blink-settings=defaultFontSize=32'];
    const browser = await chromium.launch({ ...program, args: large });
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${baseUrl}/docs/intro`);
    await page.locator('.navbar [type=search]:enabled').waitFor();
    expect((await overlaps(page)).found).toEqual([]);
    // The row of contents and its longest name, and the longest button.
    await page.goto(`${baseUrl}/docs/troubleshooting`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The links to the pages before and after.
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(`${baseUrl}/docs/call-for-help/resources`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await browser.close();
  });

  it('truncates a long name before the search', async () => {
    const page = await openHydrated('/docs/intro');
    // Until then a placeholder covers the field on purpose.
    await page.locator('.navbar [type=search]:enabled').waitFor();
    await page.locator('.navbar__title').evaluate((title) => {
      title.textContent = 'Provider of the Greater Northern Lakes';
    });
    for (const width of [320, 390, 600, 1000]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await overlaps(page)).found, `${width} px`).toEqual([]);
    }
  });

  it('opens the search full-screen, and restores the page', async () => {
    const page = await openHydrated('/docs/intro', {
      context: { viewport: { width: 320, height: 180 } },
    });
    await page.locator('.navbar [type=search]:enabled').click();
    const field = page.getByRole('search').getByRole('combobox');
    await field.fill('locker');
    await options(page).first().waitFor();
    const close = page.getByRole('button', { name: 'Close' });
    const [fieldBox, closing] = [await field.boundingBox(), await close.boundingBox()];
    expect(fieldBox!.width).toBeGreaterThan(160);
    expect(closing!.x).toBeGreaterThanOrEqual(fieldBox!.x + fieldBox!.width);
    expect(closing!.x + closing!.width).toBeLessThanOrEqual(320);
    await close.click();
    await options(page).first().waitFor({ state: 'hidden' });
    expect((await overlaps(page)).found).toEqual([]);
  });
});

it('leaves half the window to the text of a reference at 320 px, or zoomed to 400 %', async () => {
  const page = await openHydrated('/docs/apis/lockers#create-order', {
    context: { viewport: { width: 320, height: 180 } },
  });
  const free = await page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) =>
      document.elementFromPoint(innerWidth / 2, y)?.closest('.navbar, .reference-menu'),
    );
    return rows.filter((row) => !row).length;
  });
  expect(free).toBeGreaterThan(90);
});

it('fits into 320 px with the text spacing of WCAG 1.4.12', async () => {
  const page = await fresh({ width: 320, context: { bypassCSP: true } });
  await page.goto(`${baseUrl}/docs/apis/radio`);
  const content = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  await page.addStyleTag({ content });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
