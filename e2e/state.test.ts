import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { baseUrl, blank, hydrated, open, openHydrated, goHydrated } from './browser.ts';

const toggle = '.navbar__items--right button[aria-label*="mode"]';
const sidebar = 'nav[aria-label="Docs sidebar"]';

describe('color mode', () => {
  it('4 color default, 4 color choice, 4 color follows: is light for a new reader, cycles through all three, and follows the system', async () => {
    const page = await open('/docs/intro');
    expect(await mode(page)).toBe('light');
    await hydrated(page);
    const choices: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) choices.push(await nextChoice(page));
    expect(choices.sort()).toEqual(['dark', 'light', 'system']);
    await choose(page, 'system');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    }
  });

  it('4 color stored, 9 storage: is stored, synchronized to other tabs at once, and only known keys are used', async () => {
    const page = await open('/docs/intro');
    const other = await page.context().newPage();
    await other.goto(`${baseUrl}/docs/support`);
    await hydrated(page);
    await hydrated(other);
    await choose(page, 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await other.locator('html[data-theme=dark]').waitFor();
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    await page.evaluate(() => localStorage.clear());
    await other.locator('html[data-theme-choice=system][data-theme=light]').waitFor();
    const known = /^(theme|docusaurus\.announcement\.|docs-preferred-version|docs\.)/;
    expect(keys.filter((key) => !known.test(key))).toEqual([]);

    // In the back/forward cache, a page gets no event of what other tabs store.
    await other.evaluate(() => {
      const persisted = { persisted: true };
      dispatchEvent(new PageTransitionEvent('pagehide', persisted));
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('docs.reading-as', 'integrator');
      dispatchEvent(new PageTransitionEvent('pageshow', persisted));
    });
    await other.locator('html[data-theme=dark][data-role-filter=integrator]').waitFor();
  });

  it.each([
    ['shows a stored dark mode with no flash of light', 'dark', { dark: false }],
    ['follows the system where something else is stored', '"light"', { dark: true }],
  ])('4 color stored: %s', async (_, text, look) => {
    const page = await blank(look);
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), text);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(`${baseUrl}/docs/intro`);
    expect(await mode(page)).toBe('dark');
  });
});

describe('mobile sidebar', () => {
  it('2 mobile sidebar, 9 breakpoint: exists below a width of 996 px, and closes from there on', async () => {
    const page = await openHydrated('/docs/intro', { width: 995 });
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar--show').waitFor();
    await page.setViewportSize({ width: 996, height: 900 });
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
    await page.locator('.navbar__toggle').waitFor({ state: 'hidden' });
    await page.locator(sidebar).waitFor();
  });

  it('4 mobile sidebar: is a dialog, which Escape and the back button close, after which back leads to the previous page', async () => {
    const page = await openHydrated('/docs/support', { width: 390 });
    const menu = page.locator('.navbar-sidebar--show');
    await page.locator('.navbar__toggle').click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.navbar__toggle'));

    const h1 = (words: string) => page.locator('h1', { hasText: words });
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar a[href="/docs/requirements"]').click();
    await h1('Requirements').waitFor();
    await menu.waitFor({ state: 'detached' });
    await page.locator('.navbar__toggle').click();
    await menu.waitFor();
    await page.locator('.navbar-sidebar__back').click();
    await page.locator('.navbar-sidebar a', { hasText: 'Documentation' }).click();
    await menu.locator('.navbar-sidebar__items--show-secondary').waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/requirements');
    await page.evaluate(() => history.back());
    await menu.waitFor({ state: 'detached' });
    // Going back is undone by going forward, and both are asynchronous.
    await page.waitForURL('**/docs/requirements');
    expect(await h1('Requirements').count()).toBe(1);
    await page.evaluate(() => history.back());
    await h1('Get support').waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/support');
  });
});

describe('collapsibles', () => {
  it('2 collapsible: collapses a category, and opens a second one without closing the first', async () => {
    const page = await openHydrated('/docs/intro');
    const categories = page.locator(`${sidebar} .theme-doc-sidebar-item-category-level-1`);
    const carets = page.locator(`${sidebar} .theme-doc-sidebar-item-category-level-1 button`);
    await carets.nth(0).click();
    await carets.nth(1).click();
    const open2 = await categories.evaluateAll((all) =>
      all.slice(0, 2).map((item) => !item.classList.contains('menu__list-item--collapsed')),
    );
    expect(open2[0]).toBe(open2[1]);
    await carets.nth(0).click();
    const after = await categories.evaluateAll((all) =>
      all.slice(0, 2).map((item) => !item.classList.contains('menu__list-item--collapsed')),
    );
    expect(after[0]).toBe(!open2[0]);
    expect(after[1]).toBe(open2[1]);
  });

  it('4 collapsibles: keeps collapsed items in the page for readers without JavaScript', async () => {
    const page = await open('/docs/intro', { context: { javaScriptEnabled: false } });
    expect(await page.locator(`${sidebar} a[href="/docs/radio/radio-atc"]`).count()).toBe(1);
  });

  it('4 collapsibles: opens again what is pressed while it closes', async () => {
    const page = await openHydrated('/docs/apis/webhooks');
    const folded = page.locator('article details.alert').first();
    const isOpen = async (presses: number) => {
      await folded.evaluate(async (details, presses) => {
        const summary = details.querySelector('summary')!;
        for (let press = 0; press < presses; press += 1) summary.click();
        await Promise.all(details.getAnimations().map(({ finished }) => finished));
      }, presses);
      return folded.evaluate((details) => (details as HTMLDetailsElement).open);
    };
    for (const opens of [true, false]) expect(await isOpen(1)).toBe(opens);
    expect(await isOpen(3)).toBe(true);
    expect(await isOpen(2)).toBe(true);
  });

  it('4 reduced motion: takes 1 ms when the reader prefers reduced motion', async () => {
    const page = await openHydrated('/docs/intro', { context: { reducedMotion: 'reduce' } });
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        const { height } = frames as { height: string[] };
        const { duration } = options as { duration: number };
        window.slid = { tag: this.tagName, height, duration };
        return animate.call(this, frames, options);
      };
    });
    const folded = page.locator(`${sidebar} .menu__list-item--collapsed`);
    const count = await folded.count();
    await folded.first().locator('button').click();
    await expect.poll(() => folded.count()).toBe(count - 1);
    expect(await page.evaluate(() => window.slid)).toEqual({
      tag: 'UL',
      height: ['0px', expect.stringMatching(/^[1-9]\d+px$/)],
      duration: 1,
    });
  });
});

describe('stored data', () => {
  it('4 docs version: clears a preferred version that no longer exists', async () => {
    const page = await blank();
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded'))
        localStorage.setItem('docs-preferred-version-default', '9');
      sessionStorage.setItem('seeded', 'yes');
    });
    await goHydrated(page, `${baseUrl}/docs/intro`);
    await page.waitForFunction(
      () => localStorage.getItem('docs-preferred-version-default') === null,
    );
  });

  it('2 focus style: appears with Tab and disappears with the mouse', async () => {
    const page = await openHydrated('/docs/intro');
    await page.keyboard.press('Tab');
    expect(await page.locator('body.navigation-with-keyboard').count()).toBe(1);
    await page.mouse.click(700, 400);
    expect(await page.locator('body.navigation-with-keyboard').count()).toBe(0);
  });
});

declare global {
  interface Window {
    slid?: { tag: string; height: string[]; duration: number };
  }
}

function mode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

const choiceOf = (page: Page) => page.locator('html').getAttribute('data-theme-choice');

async function nextChoice(page: Page): Promise<string | null> {
  const before = await choiceOf(page);
  await page.locator(toggle).click();
  await expect.poll(() => choiceOf(page)).not.toBe(before);
  return choiceOf(page);
}

async function choose(page: Page, wanted: 'system' | 'light' | 'dark'): Promise<void> {
  for (let press = 0; press < 3 && (await choiceOf(page)) !== wanted; press += 1)
    await nextChoice(page);
  expect(await choiceOf(page)).toBe(wanted);
}
