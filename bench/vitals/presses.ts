import type { Browser, Page } from 'playwright-core';
import { openSlowDesk } from '../open-chromium.ts';
import type { Side } from './sides.ts';

/** What is pressed; the same four things are on every side. */
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

/** Milliseconds that presses go on after the first paint, and between two of them. */
const LOADING = 2500;
const BETWEEN = 100;

/**
 * Presses one thing again and again while a page loads on a desktop screen, on a mid-range phone's
 * processor and network, and answers the longest wait for the next frame in milliseconds: what
 * Interaction to Next Paint is made of. Links are pressed, but not followed.
 */
export async function pressWhileLoading(
  browser: Browser,
  url: string,
  side: Side,
  target: Target,
): Promise<number> {
  const page = await openSlowDesk(browser, OBSERVE);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await pressUntilLoaded(page, places[side][target]);
  const longest = await page.evaluate<number>('longest');
  await page.context().close();
  return longest;
}

async function pressUntilLoaded(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox({ timeout: 60_000 });
  if (!box) throw new Error(`${selector} is hidden on ${page.url()}.`);
  const end = Date.now() + LOADING;
  while (Date.now() < end) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(BETWEEN);
  }
}

/** Runs in the page, before its own scripts; as text, because the page knows no helper of tsx. */
const OBSERVE = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest = Math.max(longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const stay = (event) => event.target.closest('a') && event.preventDefault();
  addEventListener('click', stay, true);
`;
