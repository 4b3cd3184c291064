import type { Browser } from 'playwright-core';
import { openSlowDesk } from '../open-chromium.ts';

/** In every list of pages, a short page beside the introduction. */
const LINK = 'nav a[href*="/docs/requirements"], aside a[href*="/docs/requirements"]';

/** Milliseconds in which a page may fetch ahead: after it has loaded, and once its link is pointed at. */
const IDLE = 2500;

/**
 * Milliseconds from a click on a link of the sidebar to the frame that shows the next page's heading, on a
 * desktop screen with a mid-range phone's processor and network. The page had time to be fetched ahead.
 */
export async function clickToHeading(browser: Browser, url: string): Promise<number> {
  const page = await openSlowDesk(browser, OBSERVE);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(IDLE);
  const link = page.locator(LINK).locator('visible=true').first();
  await link.hover();
  await page.waitForTimeout(IDLE);
  await link.click({ noWaitAfter: true });
  const shown = await page.waitForFunction<number>('sessionStorage.shown', undefined, {
    timeout: 60_000,
  });
  const took = Number(await shown.jsonValue());
  await page.context().close();
  return took;
}

/** Runs in each document, before its own scripts; as text, because the page knows no helper of tsx. */
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
