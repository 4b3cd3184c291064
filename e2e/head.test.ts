import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, open } from './browser.ts';
import { follow, headOf } from './page-measures.ts';

describe('the head of a page', () => {
  it.each([
    ['the page before', '/docs/support', '/docs/radio/intro'],
    ['the not-found page where there is none', '/nope', '/docs/intro'],
  ])('is that of %s when a reader goes back', async (_, before, next) => {
    const page = await open(before);
    await hydrated(page);
    const first = await headOf(page);
    await follow(page, next);
    await expect.poll(() => canonicalOf(page)).toContain(next);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(first);
  });
});

const canonicalOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null);
