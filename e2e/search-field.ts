import type { Page } from 'playwright-core';
import { baseUrl, blank, blockRequests, open, type Look } from './browser.ts';

/** The search field. */
export const field = (page: Page) => page.locator('.navbar [type=search]');
/** The options of the list. */
export const options = (page: Page) => page.locator('.navbar').getByRole('option');

/** A page whose search is ready for typing. */
export async function ready(path = '/docs/support', look: Look = {}): Promise<Page> {
  const page = await open(path, look);
  await page.locator('.navbar [type=search]:enabled').waitFor();
  return page;
}

/** A page with the results of a query, including texts. */
export async function searchFor(words: string, look: Look = {}): Promise<Page> {
  const texts = '**/search-doc-*.json';
  const page = await blank(look);
  const arrived = page.waitForResponse(texts);
  await page.goto(`${baseUrl}/docs/support`);
  await page.locator('.navbar [type=search]:enabled').fill(words);
  await (await arrived).finished();
  await options(page).first().waitFor();
  return page;
}

/** The highlighted words of the page. */
export const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-hit') ?? [])].map((range) => (range as Range).toString()),
  );

/** Blocks the index until the returned function is called. */
export const blockIndex = (page: Page): Promise<() => void> =>
  blockRequests(page, '**/search-index-*');
