import { describe, expect, it } from 'vitest';
import { hydrated, open } from './browser.ts';

const ways = [
  ['with scripts', {}],
  ['without scripts', { context: { javaScriptEnabled: false } }],
] as const;

describe('the finder of what staff see', () => {
  it.each(ways)('leads to what to do now, on this page and on another, %s', async (_, look) => {
    const page = await open('/docs/troubleshooting', { width: 390, ...look });
    if (!('context' in look)) await hydrated(page);
    await page.getByRole('link', { name: 'I cannot sign in', exact: true }).first().click();
    await page.waitForURL(/\/docs\/troubleshooting#i-cannot-sign-in$/);
    const heading = page.locator('#i-cannot-sign-in');
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(400);
    expect((await heading.boundingBox())!.y).toBeGreaterThan(50);

    const fold = page.locator('h2#what-do-you-see ~ details').first();
    await fold.locator('summary').click();
    await fold.getByRole('link', { name: 'A door opens by itself', exact: true }).click();
    await page.waitForURL(/\/docs\/lockers\/intro#a-door-opens-by-itself$/);
    const door = page.locator('#a-door-opens-by-itself');
    await expect.poll(async () => (await door.boundingBox())?.y ?? 9999).toBeLessThan(400);
    expect((await door.boundingBox())!.y).toBeGreaterThan(50);
  });

  it('has cards that a thumb can press, and sentences of which nothing is cut', async () => {
    const page = await open('/docs/call-for-help/troubleshooting', { width: 390 });
    const cards = page.locator('h2#what-do-you-see ~ .page-cards > li');
    expect(await cards.count()).toBeGreaterThan(4);
    for (const card of await cards.all())
      expect((await card.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const cut = await page
      .locator('pre:has(> .language-text)')
      .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    expect(cut.length).toBeGreaterThan(4);
    expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  });
});
