import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, open } from './browser.ts';
import { follow, headOf } from './page-measures.ts';

describe('the head of a page', () => {
  it('is that of the page before when a reader goes back', async () => {
    const page = await open('/docs/support');
    await hydrated(page);
    const first = await headOf(page);
    await follow(page, '/docs/radio/intro');
    await expect.poll(() => canonicalOf(page)).toContain('/docs/radio/intro');
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(first);
  });

  it('is that of the not-found page where there is no page', async () => {
    const page = await open('/nope');
    await hydrated(page);
    const missing = await headOf(page);
    await follow(page, '/docs/intro');
    await expect.poll(() => canonicalOf(page)).toContain('/docs/intro');
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(missing);
  });
});

const canonicalOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null);
