import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, hold, hydrated } from './browser.ts';

/** A page whose scripts have not come yet, and what lets them come. */
async function early(path: string, width: number): Promise<{ page: Page; release: () => void }> {
  const page = await blank({ width });
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto(baseUrl + path, { waitUntil: 'domcontentloaded' });
  return { page, release };
}

describe('a press before the scripts have come', () => {
  it('opens the menu of a phone once they have', async () => {
    const { page, release } = await early('/docs/intro', 390);
    await page.locator('.navbar__toggle').click();
    release();
    await page.locator('.navbar-sidebar--show').waitFor();
  });

  it('changes the colours by one step', async () => {
    const { page, release } = await early('/docs/intro', 1440);
    const choice = () =>
      page.evaluate(() => document.documentElement.dataset['themeChoice'] ?? 'none');
    const before = await choice();
    await page.locator('.navbar [aria-label^="Switch between dark and light mode"]').click();
    release();
    await expect.poll(choice).not.toBe(before);
    const after = await choice();
    await page.waitForTimeout(300);
    expect(await choice()).toBe(after);
    await page.locator('.navbar [aria-label*="currently"]').click();
    await expect.poll(choice).not.toBe(after);
  });

  it('opens a category of the sidebar, and leads a link by itself', async () => {
    const { page, release } = await early('/docs/intro', 1440);
    const category = page.locator('.menu li:has(> div > a[href="/docs/category/lockers"])');
    await category.locator('.menu__caret').click();
    release();
    await expect.poll(() => category.getAttribute('class')).not.toContain('--collapsed');
    await category.locator('a[href="/docs/lockers/intro"]').waitFor();
    const other = await early('/docs/intro', 1440);
    await other.page.locator('.menu a[href="/docs/requirements"]').click();
    await other.page.locator('h1', { hasText: 'Requirements' }).waitFor();
    other.release();
    await hydrated(other.page);
  });
});
