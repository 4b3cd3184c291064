import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { baseUrl, openHydrated } from './browser.ts';

/** The duration of an element's animation in milliseconds; 0 if it has none. */
const arrivalOf = (element: Locator) =>
  element.evaluate((part) => {
    const { animationName, animationDuration } = getComputedStyle(part);
    return animationName === 'none' ? 0 : parseFloat(animationDuration) * 1000;
  });

/** The media setting, and the shortest and longest duration of a helpful animation, in milliseconds. */
const MOTIONS = [
  ['no-preference', 120, 200],
  ['reduce', 0, 1],
] as const;

it('briefly animates what an action shows, but not with reduced motion', async () => {
  const page = await openHydrated('/docs/apis/radio');
  const arrives = async (what: string, element: Locator) => {
    await element.waitFor();
    for (const [reducedMotion, least, most] of MOTIONS) {
      await page.emulateMedia({ reducedMotion });
      const milliseconds = await arrivalOf(element);
      expect(milliseconds, what).toBeGreaterThanOrEqual(least);
      expect(milliseconds, what).toBeLessThanOrEqual(most);
    }
  };
  const place = page.locator('[data-try-it="sendGenericMessage"]');
  await place.getByRole('button', { name: 'Try it' }).click();
  await place.getByRole('button', { name: 'Send' }).click();
  const answer = place.locator('[data-appears]').filter({ has: page.getByRole('status') });
  await arrives('answer', answer.first());
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await arrives('shortcuts', page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await arrives('search', page.getByRole('dialog', { name: /search/i }));
});

it('changes all colors of a page at once, without fading links', async () => {
  const page = await openHydrated('/docs/lockers/intro');
  const fades = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(fades).toBeLessThan(10);
});

it('sets the color mode before the body, which a browser may paint before its first script', async () => {
  for (const path of ['/', '/docs/category/radio', '/docs/apis/lockers', '/404.html']) {
    const html = await (await fetch(baseUrl + path)).text();
    const script = html.indexOf('data-own=theme');
    expect(script, path).toBeGreaterThan(0);
    expect(script, path).toBeLessThan(html.indexOf('<body'));
  }
});

it('shows muted text in full color and stronger lines with increased contrast', async () => {
  const page = await openHydrated('/docs/call-for-help/settings', {
    context: { reducedMotion: 'reduce' },
  });
  const inks = async (contrast: 'no-preference' | 'more') => {
    await page.emulateMedia({ contrast });
    return page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        body: style('body').color,
        quiet: ['.breadcrumbs__link', '.table-of-contents li + li > a'].map(
          (selector) => style(selector).color,
        ),
        line: style('.navbar').borderBottomColor,
      };
    });
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    const [plain, more] = [await inks('no-preference'), await inks('more')];
    expect(plain.quiet).not.toContain(plain.body);
    expect(more.quiet).toEqual([more.body, more.body]);
    expect(more.line).not.toBe(plain.line);
  }
});
