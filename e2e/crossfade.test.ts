import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hydrated, open } from './browser.ts';

const sidebar = 'nav[aria-label="Docs sidebar"]';

/** Notes each fade: which element travelled from where to where. */
const watchFades = (page: Page) =>
  page.evaluate(() => {
    window.fades = [];
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')].map((element) =>
        element.textContent.trim().slice(0, 20),
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
  });
const fades = (page: Page) => page.evaluate(() => window.fades);

describe('from one page to the next', () => {
  it('lets the sign travel, and hears a press while it fades', async () => {
    const page = await open('/docs/intro');
    await hydrated(page);
    await watchFades(page);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await expect.poll(() => fades(page)).toHaveLength(1);
    await page.locator(`${sidebar} a[href="/docs/requirements"]`).click();
    await page.locator('h1', { hasText: 'Requirements' }).waitFor();
    await expect.poll(() => fades(page)).toHaveLength(2);
    const [first] = await fades(page);
    expect(first).toMatchObject({ h1: 'Get support' });
    expect(first!.from[0]).toMatch(/^Introduction/);
    expect(first!.to[0]).toMatch(/^Get support/);
    await expect.poll(() => page.locator('[style*=view-transition-name]').count()).toBe(0);
  });

  it('makes the tile that was pressed the sign of its page', async () => {
    const page = await open('/');
    await hydrated(page);
    await watchFades(page);
    await page.locator('main a[style*="--hue"]', { hasText: 'Lockers' }).click();
    await expect.poll(() => fades(page)).toHaveLength(1);
    const [fade] = await fades(page);
    expect([fade!.from, fade!.to].flat().map((words) => words.slice(0, 7))).toEqual([
      'Lockers',
      'Lockers',
    ]);
  });

  it('changes at once for readers who want less motion, and in browsers without fades', async () => {
    const still = await open('/docs/intro', { context: { reducedMotion: 'reduce' } });
    await hydrated(still);
    await watchFades(still);
    await still.locator(`${sidebar} a[href="/docs/support"]`).click();
    await still.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(await fades(still)).toEqual([]);

    const old = await open('/docs/intro');
    await hydrated(old);
    await old.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await old.locator(`${sidebar} a[href="/docs/support"]`).click();
    await old.locator('h1', { hasText: 'Get support' }).waitFor();
  });

  it('leaves a sign out of sight where it is', async () => {
    const page = await open('/docs/intro');
    await hydrated(page);
    await watchFades(page);
    await page.evaluate(() => scrollTo(0, 3000));
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await expect.poll(() => fades(page)).toHaveLength(1);
    const [fade] = await fades(page);
    expect(fade!.from).toEqual([]);
    expect(fade!.to).toHaveLength(1);
  });
});

declare global {
  interface Window {
    fades: { from: string[]; to: string[]; h1: string }[];
  }
}
