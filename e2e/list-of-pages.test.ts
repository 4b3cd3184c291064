import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { blank, open, openHydrated, goHydrated } from './browser.ts';

const baseUrl = inject('baseUrl');
const LIST = 'nav[aria-label="Docs sidebar"]';
const marked = (page: Page, place = LIST) =>
  page.locator(`${place} [aria-current=page]`).allInnerTexts();

/** Follows a link of the home page to a page of the docs. */
async function enter(page: Page): Promise<void> {
  await goHydrated(page, baseUrl);
  await page.evaluate(() => (window.stayed = true));
  await page.locator('.navbar').getByRole('link', { name: 'Documentation' }).click();
  await page.locator('h1', { hasText: 'Introduction' }).waitFor();
}

describe('the sidebar', () => {
  it('marks a page in the color of its product', async () => {
    const page = await open('/docs/lockers/intro');
    const hue = (place: string) =>
      page.locator(place).evaluate((one) => getComputedStyle(one).getPropertyValue('--hue'));
    expect(await hue(`${LIST} [aria-current=page]`)).toBe(await hue('.sign'));
  });

  it('2 navbar: loads with the first page of the docs, and keeps collapsed categories on navigation', async () => {
    const page = await blank();
    await enter(page);
    expect(await marked(page)).toEqual(['Introduction']);
    const lockers = page.locator(`${LIST} li:has(> div > a[href="/docs/category/lockers"])`);
    const inside = lockers.locator('a[href="/docs/lockers/intro"]');
    await lockers.getByRole('button', { name: 'Expand' }).click();
    await inside.waitFor();
    await page.locator(`${LIST} a[href="/docs/support"]`).click();
    await expect.poll(() => marked(page)).toEqual(['Get support']);
    expect(await inside.isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => marked(page)).toEqual(['Introduction']);
    await page.goBack();
    await page.locator('.hero, h1').first().waitFor();
    await page.goForward();
    await inside.waitFor();
    expect(await page.evaluate(() => window.stayed)).toBe(true);
  });

  it('is missing until the next page if its file fails to load, but the page is shown', async () => {
    const page = await blank();
    await page.route('**/assets/sidebar/*', (route) => route.abort());
    await enter(page);
    expect(await page.locator(`${LIST} a`).count()).toBe(0);
    await page.unroute('**/assets/sidebar/*');
    await page.locator('article a[href="/docs/requirements"]').first().click();
    await expect.poll(() => marked(page)).toEqual(['Requirements']);
  });

  it('collapses a category by its name on its own page, and links to it from any other', async () => {
    const page = await openHydrated('/docs/intro');
    const name = page.locator(`${LIST} a[href="/docs/category/radio"]`);
    const inside = page.locator(`${LIST} a[href="/docs/radio/radio-atc"]`);
    await name.click();
    await page.locator('h1', { hasText: 'Radio' }).waitFor();
    await inside.waitFor();
    await name.click();
    await inside.waitFor({ state: 'hidden' });
    await name.click();
    await inside.waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/category/radio');
  });

  it('is in the menu of a phone, which a link closes and a collapse does not', async () => {
    const page = await openHydrated('/docs/intro', { width: 390 });
    await page.locator('.navbar__toggle').click();
    const menu = '.navbar-sidebar .theme-doc-sidebar-menu';
    await page.locator(menu).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
    await page.locator('.navbar__toggle').click();
    await expect.poll(() => marked(page, menu)).toEqual(['Introduction']);
    await page.locator(menu).getByRole('button', { name: "category 'Radio'" }).click();
    const inside = page.locator(`${menu} a[href="/docs/radio/radio-atc"]`);
    await inside.waitFor();
    await inside.click();
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
    await page.locator('h1', { hasText: 'ATC' }).waitFor();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect.poll(() => marked(page)).toHaveLength(1);
    expect(await inside.count()).toBe(0);
  });
});

declare global {
  interface Window {
    stayed?: boolean;
  }
}
