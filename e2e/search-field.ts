import type { Page } from 'playwright-core';
import { baseUrl, blank, hold, open, type Look } from './browser.ts';

/** The field of the search. */
export const field = (page: Page) => page.locator('.navbar [type=search]');
/** What the list offers. */
export const options = (page: Page) => page.locator('.navbar').getByRole('option');

/** A page whose search is ready for typing. */
export async function ready(path = '/docs/support', look: Look = {}): Promise<Page> {
  const page = await open(path, look);
  await page.locator('.navbar [type=search]:enabled').waitFor();
  return page;
}

/** A page where these words have been typed and answered, texts included. */
export async function asked(words: string, look: Look = {}): Promise<Page> {
  const texts = '**/search-doc-*.json';
  const page = await blank(look);
  const arrived = page.waitForResponse(texts);
  await page.goto(`${baseUrl}/docs/support`);
  await page.locator('.navbar [type=search]:enabled').fill(words);
  await (await arrived).finished();
  await options(page).first().waitFor();
  return page;
}

/** The words highlighted on the page. */
export const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-hit') ?? [])].map((range) => (range as Range).toString()),
  );

/** Keeps the index from arriving until what it answers is called. */
export const holdIndex = (page: Page): Promise<() => void> => hold(page, '**/search-index-*');
