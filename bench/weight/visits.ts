import type { Browser } from 'playwright-core';
import { loadedBeforeIdle, type Loaded } from '../../e2e/weight/loaded.ts';

/** The scripts that a page loads before the browser is idle. */
export async function scriptsOf(browser: Browser, url: string): Promise<Loaded[]> {
  const page = await browser.newPage();
  const loaded = await loadedBeforeIdle(page, url);
  await page.close();
  return loaded.filter(({ kind }) => kind === 'script');
}

/** What a reader presses while the page is still loading, where it is on a desktop. */
const PRESSED = {
  navbar: '.navbar__inner',
  sidebar: 'nav[aria-label="Docs sidebar"] .menu__caret',
  search: '.navbar [role=search], .navbar__search',
  'theme toggle': 'button[aria-label*="mode"]',
};
export type Target = keyof typeof PRESSED;

/**
 * Milliseconds from each press to the next frame, on a machine 4 × slower, from the first paint on:
 * what Interaction to Next Paint is made of.
 */
export async function pressWhileLoading(
  browser: Browser,
  url: string,
): Promise<Record<Target, number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ content: OBSERVE });
  await page.goto(url, { waitUntil: 'commit' });
  const worst = { navbar: 0, sidebar: 0, search: 0, 'theme toggle': 0 };
  for (let round = 0; round < 3; round += 1) {
    for (const target of Object.keys(PRESSED) as Target[]) {
      const box = await page.locator(PRESSED[target]).first().boundingBox();
      if (!box) throw new Error(`There is no ${target} on ${url}.`);
      await page.evaluate('window.slowest = 0');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(60);
      worst[target] = Math.max(worst[target], await page.evaluate<number>('window.slowest'));
    }
  }
  await page.close();
  return worst;
}

/** Runs in the page, before its own scripts. */
const OBSERVE = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
