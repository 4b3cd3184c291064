import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allErrorsCaught, hydrated, open } from './browser.ts';
import { violations } from './violations.ts';

allErrorsCaught();

const answer = (page: Page) => page.locator('[data-of=staff] h2').first();
/** What the part is followed by. */
const NEXT = '[data-of=staff] + section:not([data-of=staff]) h2';
const fold = (page: Page) => page.getByRole('checkbox', { name: 'Fold: For staff' });
const isSeen = (page: Page) =>
  answer(page).evaluate((found) => found.checkVisibility({ contentVisibilityAuto: false }));
const topOf = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .evaluate((found) => found.getBoundingClientRect().top);

it.each([1440, 390])(
  'folds the part of a reader at %d pixels, printed all the same',
  async (width) => {
    const page = await open('/docs/lockers/intro', { width });
    await hydrated(page);
    const before = await topOf(page, NEXT);
    await page.locator('label[for=fold-staff]').click();
    expect(await fold(page).isChecked()).toBe(true);
    expect(await isSeen(page)).toBe(false);
    expect(await topOf(page, NEXT)).toBeLessThan(before / 2);
    expect(await violations(page, '.reader-part')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await isSeen(page)).toBe(true);
  },
);

it('opens it again for an address in it', async () => {
  const page = await open('/docs/lockers/intro');
  await hydrated(page);
  await fold(page).press('Space');
  expect(await isSeen(page)).toBe(false);
  const label = page.locator('label[for=fold-staff]');
  expect(await label.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  const id = await answer(page).getAttribute('id');
  await page.evaluate((anchor) => (location.hash = anchor!), id);
  await expect.poll(() => isSeen(page)).toBe(true);
  expect(await fold(page).isChecked()).toBe(false);
  await expect.poll(() => topOf(page, `#${id}`)).toBeLessThan(400);
});
