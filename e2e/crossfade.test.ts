import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { idle, type Look, openHydrated } from './browser.ts';

const sidebar = 'nav[aria-label="Docs sidebar"]';

/** Records the elements of each view transition. `wait` is the time from the press until the page may be shown. */
const watchFades = (page: Page, wait = 0) =>
  page.evaluate((step) => {
    let now = 0;
    performance.now = () => (now += step);
    window.fades = [];
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')].map(
        (element) =>
          (element.querySelector('strong, h1, h2, .pagination-nav__label') ?? element).textContent,
      );
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const from = named();
      const fading = begin(change);
      void fading.updateCallbackDone.then(() => {
        window.fades.push({ from, to: named(), h1: document.querySelector('h1')!.innerText });
      });
      return fading;
    };
  }, wait);
const fades = (page: Page) => page.evaluate(() => window.fades);

/** A press that lasts as long as the frames that measure the speed of the device. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.mouse.down();
  for (let frames = 0; frames < 4; frames += 1)
    await page.evaluate(() => document.body.animate([], 1).finished.then(() => undefined));
  await page.mouse.up();
}

const support = (page: Page) => page.locator(`${sidebar} a[href="/docs/support"]`);

describe('from one page to the next', () => {
  it('fades, and handles a press meanwhile', async () => {
    const page = await openHydrated('/docs/intro');
    await watchFades(page);
    await press(page, support(page));
    await expect.poll(() => fades(page)).toHaveLength(1);
    await press(page, page.locator(`${sidebar} a[href="/docs/requirements"]`));
    await page.locator('h1', { hasText: 'Requirements' }).waitFor();
    await expect.poll(() => fades(page)).toHaveLength(2);
    expect((await fades(page)).map(({ h1 }) => h1)).toEqual(['Get support', 'Requirements']);
  });

  it.each([
    ['tile', '/', 'main a[style*="--hue"][href$="/lockers"]', 'Lockers', 'Lockers'],
    ['link to the next page', '/docs/support', '.pagination-nav__link--prev', 'Troubleshooting'],
  ])('makes what is pressed the sign of its page: %s', async (_, from, link, words, h1 = words) => {
    const page = await openHydrated(from);
    await watchFades(page);
    const pressed = page.locator(link).first();
    // Content that scrolls into view on the way is laid out first, and shifts it.
    await pressed.scrollIntoViewIfNeeded();
    await idle(page);
    await press(page, pressed);
    await expect.poll(() => fades(page)).toEqual([{ from: [words], to: [h1], h1 }]);
    await expect.poll(() => page.locator('[style*=view-transition-name]').count()).toBe(0);
  });

  it.each<[string, () => void, number?, Look?]>([
    ['for who has waited', () => undefined, 51],
    ['on slow devices', () => void (window.requestAnimationFrame = () => 0)],
    ['for who wants less motion', () => undefined, 0, { context: { reducedMotion: 'reduce' } }],
    [
      'in other browsers',
      () => {
        for (const one of [document, Document.prototype])
          Reflect.deleteProperty(one, 'startViewTransition');
      },
    ],
  ])('changes at once %s', async (_, prepare, wait = 0, look = {}) => {
    const page = await openHydrated('/docs/intro', look);
    await watchFades(page, wait);
    await page.evaluate(prepare);
    await press(page, support(page));
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(await fades(page)).toEqual([]);
  });
});

declare global {
  interface Window {
    fades: { from: string[]; to: string[]; h1: string }[];
  }
}
