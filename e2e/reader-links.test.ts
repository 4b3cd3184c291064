import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from './browser.ts';

const withoutScripts = { context: { javaScriptEnabled: false } };

describe('the links to the parts of a page by reader', () => {
  const bar = (page: Page) =>
    page.getByRole('navigation', { name: 'Parts of this page by reader' });

  it.each([390, 1440])('stay in view above what they lead to, %i px', async (width) => {
    const page = await open('/docs/lockers/intro', { width, ...withoutScripts });
    for (const name of ['integrators', 'staff', 'administrators']) {
      await bar(page).getByRole('link', { name }).click();
      const target = page.locator(':target');
      await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(300);
      const { y, height } = (await bar(page).boundingBox())!;
      const below = (await target.boundingBox())!.y - y - height;
      expect(y).toBeGreaterThan(50);
      expect(below).toBeGreaterThan(8);
      expect(below).toBeLessThan(40);
    }
  });
});
