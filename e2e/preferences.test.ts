import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, open } from './browser.ts';

/** How long an element takes to come to its place, in milliseconds; 0 where it does not move. */
const arrivalOf = (element: Locator) =>
  element.evaluate((part) => {
    const { animationName, animationDuration } = getComputedStyle(part);
    return animationName === 'none' ? 0 : parseFloat(animationDuration) * 1000;
  });

describe.each([
  ['moves for a moment', 'no-preference', 120, 200],
  ['stands still for readers who ask for less motion', 'reduce', 0, 1],
] as const)('what an action brings forth', (does, reducedMotion, least, most) => {
  it(`${does}: search, shortcuts, an answer`, async () => {
    const page = await open('/docs/apis/radio', { context: { reducedMotion } });
    await hydrated(page);
    const place = page.locator('[data-try-it="sendGenericMessage"]');
    await place.getByRole('button', { name: 'Try it' }).click();
    await place.getByRole('button', { name: 'Send' }).click();
    const answer = place.locator('[data-appears]').filter({ has: page.getByRole('status') });
    const moved: Record<string, number> = { answer: await arrivalOf(answer.first()) };
    await page.locator('h1').click();
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    moved['shortcuts'] = await arrivalOf(shortcuts);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    moved['search'] = await arrivalOf(page.getByRole('dialog', { name: /search/i }));
    for (const [what, milliseconds] of Object.entries(moved)) {
      expect(milliseconds, what).toBeGreaterThanOrEqual(least);
      expect(milliseconds, what).toBeLessThanOrEqual(most);
    }
  });
});

it('changes all colors of a page at once, and fades none of its links', async () => {
  const page = await open('/docs/lockers/intro');
  await hydrated(page);
  const fades = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(fades).toBeLessThan(10);
});

describe.each([
  ['light', false],
  ['dark', true],
])('a reader who asks for more contrast, %s', (_, dark) => {
  it('gets quiet words in full ink and lines that stand out', async () => {
    const [plain, more] = await Promise.all(
      (['no-preference', 'more'] as const).map(async (contrast) => {
        const page = await open('/docs/call-for-help/settings', {
          dark,
          context: { contrast, reducedMotion: 'reduce' },
        });
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
      }),
    );
    expect(plain!.quiet).not.toContain(plain!.body);
    expect(more!.quiet).toEqual([more!.body, more!.body]);
    expect(more!.line).not.toBe(plain!.line);
  });
});
