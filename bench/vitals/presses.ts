import type { Browser, Page } from 'playwright-core';
import { openSlowDesktop } from '../open-chromium.ts';
import type { Side } from './sides.ts';

/** Elements to press, which every side has. */
export const targets = ['navbar link', 'sidebar category', 'search field', 'theme toggle'] as const;
export type Target = (typeof targets)[number];

const docusaurus = {
  'navbar link': '.navbar__item.navbar__link',
  'sidebar category': 'nav[aria-label="Docs sidebar"] .menu__caret',
  'search field': '.navbar input',
  'theme toggle': 'button[aria-label*="mode"]',
};
const places: Record<Side, Record<Target, string>> = {
  ours: docusaurus,
  stock: docusaurus,
  starlight: {
    'navbar link': '.site-title',
    'sidebar category': 'nav.sidebar summary',
    'search field': 'site-search button',
    'theme toggle': 'starlight-theme-select select',
  },
  vitepress: {
    'navbar link': '.VPNavBarMenuLink',
    'sidebar category': '.VPSidebarItem.collapsible .caret',
    'search field': '#local-search button',
    'theme toggle': '.VPNavBarAppearance .VPSwitchAppearance',
  },
};

/** Milliseconds: how long presses continue after the first paint, and the interval between two. */
const DURATION = 2500;
const INTERVAL = 100;

/**
 * Presses one element repeatedly while a page loads, with a desktop viewport and the CPU and network of a mid-range phone.
 * Returns the longest wait for the next frame in milliseconds, which is the basis of Interaction to Next Paint. Links are
 * pressed, but not followed.
 */
export async function pressWhileLoading(
  browser: Browser,
  url: string,
  side: Side,
  target: Target,
): Promise<number> {
  const page = await openSlowDesktop(browser, OBSERVE);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await pressUntilLoaded(page, places[side][target]);
  const longest = await page.evaluate<number>('longest');
  await page.context().close();
  return longest;
}

async function pressUntilLoaded(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox({ timeout: 60_000 });
  if (!box) throw new Error(`${selector} is hidden on ${page.url()}.`);
  const end = Date.now() + DURATION;
  while (Date.now() < end) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(INTERVAL);
  }
}

/** Runs in the page before its own scripts; a string, because the helpers that tsx injects do not exist in the page. */
const OBSERVE = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest = Math.max(longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const stay = (event) => event.target.closest('a') && event.preventDefault();
  addEventListener('click', stay, true);
`;
