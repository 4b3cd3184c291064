import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { idle, open, openHydrated } from './browser.ts';

const PAGE = '/docs/lockers/intro';
const strip = (page: Page) => page.locator('.strip');

/** Scrolls a heading to the top, even if content above is laid out on the way. */
const readTo = async (page: Page, id: string) => {
  for (let pass = 0; pass < 3; pass += 1) {
    await page.evaluate((to) => document.getElementById(to)!.scrollIntoView(), id);
    await idle(page);
  }
};

/** Pixels at the top of the viewport that fixed elements cover. */
const coveredAt = (page: Page) =>
  page.evaluate(() => {
    const covers = (y: number) =>
      document.elementFromPoint(innerWidth / 2, y)?.closest('.navbar, .strip, .strip-row');
    let y = 0;
    while (covers(y)) y += 1;
    return y;
  });

it('stays after the page header has scrolled away, names the current part, opens the contents, and closes by Escape, outside and after a selection', async () => {
  const page = await openHydrated(PAGE, { width: 390 });
  expect(await strip(page).locator('summary').innerText()).toContain('On this page');
  await readTo(page, 'help-a-customer');
  await expect
    .poll(() => strip(page).locator('summary').innerText())
    .toMatch(/^Help a customer\s+3 of \d+$/);
  const { height } = (await strip(page).boundingBox())!;
  expect(height).toBeLessThanOrEqual(44);
  expect(await coveredAt(page)).toBeLessThanOrEqual(104);
  const [ground, words] = await strip(page).evaluate((one) => {
    const { backgroundColor, color } = getComputedStyle(one);
    return [backgroundColor, color];
  });
  expect(ground).not.toMatch(/^rgba\(.*, 0\)$/);
  expect(words).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => strip(page).locator('summary').innerText()).toContain('On this page');

  await readTo(page, 'commands');
  const summary = strip(page).locator('summary');
  const last = strip(page).getByRole('link').last();
  await summary.click();
  await last.waitFor();
  const target = await last.evaluate((link: HTMLAnchorElement) => link.hash);
  const bottom = async () => {
    const { y, height } = (await strip(page).locator('ul').first().boundingBox())!;
    return Math.round(y + height);
  };
  // It slides into place.
  await expect.poll(bottom).toBe(844);
  await page.keyboard.press('Escape');
  await last.waitFor({ state: 'hidden' });
  expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
  await summary.click();
  await last.waitFor();
  await page.mouse.click(195, 130);
  await last.waitFor({ state: 'hidden' });
  await summary.click();
  await last.click();
  await last.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe(target);
});

it('links to the parts by reader, and fills the current one', async () => {
  const page = await openHydrated(PAGE);
  const parts = page.getByRole('navigation', { name: 'Parts by reader' }).getByRole('link');
  expect(await parts.allTextContents()).toEqual(['staff', 'administrators', 'integrators']);
  const filled = page.locator('.strip-row [aria-current=true]');
  expect(await filled.count()).toBe(0);
  await parts.last().click();
  await expect.poll(() => filled.allTextContents()).toEqual(['integrators']);
  expect(new URL(page.url()).hash).toBe('#commands');
  expect(await coveredAt(page)).toBeLessThanOrEqual(104);
  await readTo(page, 'help-a-customer');
  await expect.poll(() => filled.allTextContents()).toEqual(['staff']);
  await page.getByRole('radio', { name: 'Staff' }).check({ force: true });
  await parts.nth(1).click();
  await expect.poll(() => filled.allTextContents()).toEqual(['administrators']);
  expect(await page.getByRole('heading', { name: 'Place a locker' }).isVisible()).toBe(true);
});

it('lists plain links without scripts, and covers nothing then', async () => {
  const page = await open(PAGE, { width: 390, context: { javaScriptEnabled: false } });
  await strip(page).locator('summary').click();
  const links = strip(page).getByRole('link');
  expect(await links.count()).toBeGreaterThan(5);
  await links.last().click();
  expect(await coveredAt(page)).toBeLessThanOrEqual(60);
});

it('is a separate menu on the page of an API, with the current part', async () => {
  const page = await openHydrated('/docs/apis/radio', { width: 390 });
  await page.evaluate(() => document.querySelector('.reference-operation')!.scrollIntoView());
  await expect
    .poll(() => strip(page).locator('summary').innerText())
    .toMatch(/^Radio API\s+\S.*\d+ of \d+$/s);
  expect(await coveredAt(page)).toBeLessThanOrEqual(104);
});

it('shows the first useful row on the first screen of a phone, and the links for machines at the bottom', async () => {
  const page = await openHydrated('/docs/call-for-help/troubleshooting', { width: 390 });
  expect((await page.locator('.markdown tbody tr').first().boundingBox())!.y).toBeLessThan(620);
  expect(await page.locator('.sign').innerText()).not.toMatch(/\bany\b|Markdown/);
  const link = (await page.getByRole('link', { name: 'View as Markdown' }).boundingBox())!;
  const last = (await page.locator('.markdown > section').last().boundingBox())!;
  expect(link.y).toBeGreaterThan(last.y);
});
