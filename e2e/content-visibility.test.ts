import { expect, it } from 'vitest';
import { open } from './browser.ts';

const PAGES = [
  '/docs/getting-started/best-practices',
  '/docs/lockers/intro',
  '/docs/apis/webhooks',
  '/docs/curbside/resources',
  '/docs/apis/lockers',
  '/docs/apis/call-for-help',
  '/docs/apis/radio',
];
/** By how much a page may turn out taller or shorter than its scroll bar says at first. */
const ROOM = 0.25;

it.each([...PAGES.map((path) => [path, 390] as const), ['/docs/lockers/intro', 1440]] as const)(
  '%s is about as tall as guessed, in a window of %i pixels',
  async (path, width) => {
    const page = await open(path, { width });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // A reference brings its text by itself.
    await expect
      .poll(() => page.locator('[data-reference]:not(:has(.reference-operation))').count())
      .toBe(0);
    const operations = page.locator('.reference-operation');
    // axe looks at what is out of sight too, and takes the ground of a neighbor for what lies under words.
    const heights = () =>
      operations.evaluateAll((all) =>
        all.map((each) => ({ title: each.querySelector('h3')?.id, height: each.clientHeight })),
      );
    const guessed = await height();
    const guesses = await heights();
    expect(guesses.length > 1).toBe(/apis\/(?!webhooks)/.test(path));
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    const ratio = guessed / (await height());
    expect(ratio).toBeGreaterThan(1 - ROOM);
    expect(ratio).toBeLessThan(1 + ROOM);
    const taller = (await heights()).filter(
      ({ height: real }, index) => real > guesses[index]!.height * 1.02,
    );
    expect(taller, 'operations that leave their guessed height').toEqual([]);
  },
);
