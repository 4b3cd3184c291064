import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, blockRequests, hydrated } from './browser.ts';

declare global {
  interface Window {
    foldedOnceMore?: boolean;
  }
}

/** A page with blocked scripts, and a function that releases them. */
async function early(path: string, width: number): Promise<{ page: Page; release: () => void }> {
  const page = await blank({ width });
  const release = await blockRequests(page, '**/assets/js/main.*.js');
  await page.goto(baseUrl + path, { waitUntil: 'domcontentloaded' });
  return { page, release };
}

describe('a press before hydration', () => {
  it('opens the menu of a phone after hydration', async () => {
    const { page, release } = await early('/docs/intro', 390);
    await page.locator('.navbar__toggle').click();
    release();
    await page.locator('.navbar-sidebar--show').waitFor();
  });

  it('opens the search after hydration', async () => {
    const { page, release } = await early('/docs/intro', 1440);
    const place = (await page.locator('.navbar input').boundingBox())!;
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    release();
    await hydrated(page);
    await page.keyboard.type('open code');
    await page.getByRole('option').first().waitFor();
  });

  it('changes the color mode at once, by one step', async () => {
    const { page, release } = await early('/docs/intro', 1440);
    const choice = () =>
      page.evaluate(() => document.documentElement.dataset['themeChoice'] ?? 'none');
    expect(await choice()).toBe('system');
    await page.locator('.navbar [aria-label^="Switch between dark and light mode"]').click();
    expect(await choice()).toBe('dark');
    release();
    await hydrated(page);
    expect(await choice()).toBe('dark');
    await page.locator('.navbar [aria-label*="currently dark"]').click();
    await expect.poll(choice).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  it('stores the role, opens a category of the sidebar at once, and follows a link natively', async () => {
    const { page, release } = await early('/docs/intro', 1440);
    const reader = () => page.evaluate(() => document.documentElement.dataset['roleFilter']);
    await page.locator('.role-filter').getByText('Staff').click();
    expect(await reader()).toBe('staff');
    const category = page.locator('.menu li:has(> div > a[href="/docs/category/lockers"])');
    const inside = category.locator('a[href="/docs/lockers/intro"]');
    const caret = category.locator('.menu__caret');
    expect(await inside.isVisible()).toBe(false);
    await caret.click();
    expect(await inside.isVisible()).toBe(true);
    await category.evaluate((item) => {
      new MutationObserver(() => {
        if (!item.querySelector('ul')!.checkVisibility()) window.foldedOnceMore = true;
      }).observe(item, { attributes: true, subtree: true });
    });
    release();
    await hydrated(page);
    expect(await reader()).toBe('staff');
    await expect
      .poll(() => page.locator('.role-filter').getByLabel('Staff').isChecked())
      .toBe(true);
    expect(await inside.isVisible()).toBe(true);
    expect(await page.evaluate(() => window.foldedOnceMore)).toBeUndefined();
    expect(await caret.getAttribute('aria-label')).toMatch(/^Collapse/);
    await caret.click();
    await inside.waitFor({ state: 'hidden' });
    expect(await caret.getAttribute('aria-expanded')).toBe('false');
    const other = await early('/docs/intro', 1440);
    await other.page.locator('.menu a[href="/docs/requirements"]').click();
    await other.page.locator('h1', { hasText: 'Requirements' }).waitFor();
    other.release();
    await hydrated(other.page);
  });
});
