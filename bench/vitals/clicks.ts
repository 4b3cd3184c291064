import type { Browser } from 'playwright-core';
import { openSlowDesktop } from '../open-chromium.ts';

/** A short page near the introduction, which every sidebar lists. */
const LINK = 'nav a[href*="/docs/requirements"], aside a[href*="/docs/requirements"]';

/** Milliseconds for prefetching: after the page has loaded, and again after hovering over the link. */
const PREFETCH_TIME = 2500;

/**
 * Milliseconds from a click on a sidebar link to the frame that shows the heading of the next page, with a desktop
 * viewport and the CPU and network of a mid-range phone. The page had time to be prefetched.
 */
export async function clickToHeading(browser: Browser, url: string): Promise<number> {
  const page = await openSlowDesktop(browser, OBSERVE);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(PREFETCH_TIME);
  const link = page.locator(LINK).locator('visible=true').first();
  await link.hover();
  await page.waitForTimeout(PREFETCH_TIME);
  await link.click({ noWaitAfter: true });
  const shown = await page.waitForFunction<number>('sessionStorage.shown', undefined, {
    timeout: 60_000,
  });
  const took = Number(await shown.jsonValue());
  await page.context().close();
  return took;
}

/** Runs in each document before its own scripts; a string, because the helpers that tsx injects do not exist in the page. */
const OBSERVE = `
  const heading = () => document.querySelector('h1')?.innerText.trim();
  const look = () => {
    const words = heading();
    if (words && words !== sessionStorage.before)
      requestAnimationFrame(() => {
        sessionStorage.shown ??= Date.now() - sessionStorage.clicked;
      });
    else requestAnimationFrame(look);
  };
  addEventListener('click', () => {
    sessionStorage.before = heading();
    sessionStorage.clicked = Date.now();
    look();
  }, true);
  if (sessionStorage.clicked) look();
`;
