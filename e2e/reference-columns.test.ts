import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, blockRequests, openHydrated } from './browser.ts';

const LOCKERS = '/docs/apis/lockers';

/** The operations in the sidebar. */
const sidebarOf = (page: Page) => page.locator('nav[aria-label="Docs sidebar"]');

describe('the operations of a reference', () => {
  it('lists its operations with their methods in the sidebar, and in no second navigation', async () => {
    const page = await blank({ context: { javaScriptEnabled: false } });
    await page.goto(baseUrl + LOCKERS);
    const entries = sidebarOf(page).locator('.reference-entry a:visible');
    const listed = await entries.evaluateAll((all) =>
      all.map((link) => [
        getComputedStyle(link, '::before').content.replaceAll('"', ''),
        link.textContent,
      ]),
    );
    const operations = page.locator('.reference-operation');
    expect(listed).toEqual(
      await operations.evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('.reference-method')!.textContent,
          one.querySelector('h3')!.firstChild!.textContent,
        ]),
      ),
    );
    expect(listed.length).toBeGreaterThan(1);
    const starts = await entries.evaluateAll((all) =>
      all.map((link) => {
        const label = document.createRange();
        label.selectNodeContents(link);
        return label.getBoundingClientRect().left;
      }),
    );
    expect(new Set(starts).size).toBe(1);
    expect(await page.locator('article nav:visible:not(.theme-doc-breadcrumbs)').count()).toBe(0);
  });

  it('loads its operations on other pages only when they are expanded', async () => {
    const page = await openHydrated('/docs/apis/webhooks');
    const entries = sidebarOf(page).locator('.reference-entry');
    expect(await entries.count()).toBe(0);
    await page.getByRole('button', { name: "Expand sidebar category 'Lockers API'" }).click();
    await entries.getByText('Command a cabinet').click();
    await page.locator('#command-cabinet').waitFor();
    await page.getByRole('heading', { name: 'Command a cabinet' }).waitFor();
    expect(await entries.count()).toBe(7);
  });

  it('follows the scroll position in its navigation', async () => {
    const page = await openHydrated(LOCKERS);
    const current = sidebarOf(page).locator('[aria-current=location]');
    expect(await current.count()).toBe(0);
    for (const [id, label] of [
      ['list-lockers', 'List the lockers of a location'],
      ['command-cabinet', 'Command a cabinet'],
      // Content without its own entry belongs to the previous one.
      ['schema-cabinet', 'Schemas'],
    ] as const) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
      await current.getByText(label, { exact: true }).waitFor();
      expect(await current.count()).toBe(1);
    }
    await sidebarOf(page).getByText('Webhooks').click();
    await page.locator('h1', { hasText: 'Webhooks' }).waitFor();
    expect(await current.count()).toBe(0);
  });
});

it('gives the samples of a reference room, not cut off and not covered by Copy', async () => {
  // After opening a target in the middle, all of the page is laid out.
  const page = await openHydrated(`${LOCKERS}#credentials`);
  for (const [width, room] of [
    [1440, 480],
    [390, 340],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const measured = await page.evaluate(() => {
      const boxes = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        // Long answers show only their beginning.
        const { bottom } = element.getBoundingClientRect();
        return [...range.getClientRects()].filter((box) => box.top < bottom);
      };
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right &&
        one.right > other.left &&
        one.top < other.bottom &&
        one.bottom > other.top;
      // Samples of an operation scroll separately, so they are compared only with each other.
      const looks = [...document.querySelectorAll('.reference-looks')].map((own) => {
        for (const folded of own.querySelectorAll('details')) folded.open = true;
        const texts = [...own.querySelectorAll('legend, label, summary > *, pre, p')];
        const buttons = [...own.querySelectorAll('.reference-copy')]
          .map((button) => button.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const words = texts.flatMap(boxes);
        return {
          codes: [...own.querySelectorAll('pre')].filter((code) => code.clientWidth > 0),
          covered: buttons.filter((box) => words.some((word) => meet(box, word))).length,
          buttons: buttons.length,
        };
      });
      const codes = looks.flatMap((one) => one.codes);
      const sum = (key: 'covered' | 'buttons') => looks.reduce((all, one) => all + one[key], 0);
      return {
        narrowest: Math.min(...codes.map(({ clientWidth }) => clientWidth)),
        cut: codes.filter((code) => code.scrollWidth > code.clientWidth).length,
        covered: sum('covered'),
        seen: sum('buttons'),
      };
    });
    expect([width, measured.cut, measured.covered]).toEqual([width, 0, 0]);
    expect(measured.narrowest).toBeGreaterThanOrEqual(room);
    expect(measured.seen).toBeGreaterThan(10);
  }
});

const opened = async (width: number) => {
  const page = await openHydrated('/docs/apis/radio', { width });
  const place = page.locator('[data-try-it="sendGenericMessage"]');
  await place.getByRole('button', { name: 'Try it' }).click();
  await place.getByRole('button', { name: 'Send' }).waitFor();
  return { page, place };
};
const isFocused = (page: Page, words: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent === wanted, words);

it('is beside its answer if there is room, closes by its button and Escape, restores the focus and keeps the input', async () => {
  const { page, place } = await opened(1280);
  const typed = place.getByRole('textbox').last();
  const field = (await typed.boundingBox())!;
  const request = place.getByRole('region', { name: 'Request', exact: true });
  const beside = (await request.boundingBox())!;
  expect(beside.x).toBeGreaterThan(field.x + field.width);
  await place.getByRole('button', { name: 'Send' }).click();
  const status = place.locator('[data-appears]').getByRole('status').first();
  await status.waitFor();
  expect((await status.boundingBox())!.x).toBeGreaterThan(field.x + field.width);

  await typed.fill('Doors close at nine');
  await place.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => isFocused(page, 'Try it')).toBe(true);
  await page.keyboard.press('Enter');
  expect(await typed.inputValue()).toBe('Doors close at nine');
  await typed.press('Escape');
  await expect.poll(() => isFocused(page, 'Try it')).toBe(true);
});

it('scrolls the status line into view on a phone', async () => {
  const { page, place } = await opened(390);
  await place.getByRole('button', { name: 'Send' }).click();
  const status = place.locator('[data-appears]').getByRole('status').first();
  await status.waitFor();
  const bottom = () => status.evaluate((line) => line.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(844);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  expect(await place.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

it('keeps the button of a console in one line, whatever it says', async () => {
  const page = await openHydrated('/docs/apis/radio', { width: 390 });
  const release = await blockRequests(page, '**/try-it.*.js');
  const button = page.locator('[data-try-it] > button').first();
  const height = async () => (await button.boundingBox())!.height;
  const before = await height();
  await button.click();
  await page.getByText('Fetching the console').waitFor();
  expect(await height()).toBe(before);
  release();
});
