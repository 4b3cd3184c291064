import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, blockRequests, hydrated, idle, open, goHydrated } from './browser.ts';
import { routes } from './specification.ts';

/** The tolerated difference between the estimated and the final height of a page. */
const ROOM = 0.25;
/** Lazy pictures, which load after the page. */
const OF_PROSE = /^(?!.*\/img\/).*\.(svg|png|jpe?g|webp|avif|gif)$/;

it('sets the dimensions of every picture on every page', async () => {
  let looked = 0;
  for (const route of [...routes, '/docs/no-such-page']) {
    const html = await (await fetch(baseUrl + route)).text();
    for (const [picture] of html.matchAll(/<img\b[^>]*>/g)) {
      looked += 1;
      expect(picture, route).toMatch(
        /\swidth="?[1-9]\d*\b.*\sheight="?[1-9]\d*\b|\sheight=.*\swidth=/,
      );
      if (!picture.includes('/img/')) expect(picture, route).toContain('/printables/');
    }
  }
  expect(looked).toBeGreaterThan(10);
});

it.each([1280, 1440, 1920])(
  'leaves room for the scene of the home page at %i px',
  async (width) => {
    const page = await open('/', { width });
    const title = page.locator('h1');
    const top = async () => (await title.boundingBox())!.y;
    const [later, scene] = [await top(), page.locator('[class^=frame] > :nth-child(2)')];
    await scene.evaluate((one) => one.remove());
    expect(Math.abs((await top()) - later)).toBeLessThan(10);
  },
);

describe('a link to the middle of a page', () => {
  it.each([
    ['/docs/lockers/intro', 390],
    ['/docs/curbside/resources', 390],
    ['/docs/apis/lockers#complete-customer-order', 390],
    ['/docs/apis/radio#schema-text-message', 1440],
  ])('scrolls a first visitor to %s with lazy pictures, at %i px', async (to, width) => {
    const address = to.includes('#') ? to : await lastSectionButOne(to);
    const page = await blank({ width });
    const release = await blockRequests(page, OF_PROSE);
    await page.goto(baseUrl + address, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await idle(page);
    release();
    await page.waitForLoadState('networkidle');
    await idle(page);
    const { top, rest } = await placeOf(page);
    expect(rest, 'the page goes on').toBeGreaterThan(0);
    expect(Math.abs(top), 'pixels beside the target').toBeLessThanOrEqual(2);
  });

  it('scrolls to a target of an API page with reduced motion', async () => {
    const page = await blank({ width: 390, context: { reducedMotion: 'reduce' } });
    await goHydrated(page, `${baseUrl}/docs/lockers/intro`);
    await page.locator('main a[href="/docs/apis/lockers#complete-customer-order"]').first().click();
    await page.locator('#complete-customer-order').waitFor();
    await expect.poll(async () => Math.abs((await placeOf(page)).top)).toBeLessThanOrEqual(2);
  });
});

it.each([
  ['/docs/lockers/intro', 390],
  ['/docs/apis/lockers', 390],
  ['/docs/apis/call-for-help', 1440],
])('%s is about as tall as guessed, in a window of %i pixels', async (path, width) => {
  const page = await open(path, { width });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // A reference loads its own text.
  await expect
    .poll(() => page.locator('[data-reference]:not(:has(.reference-operation))').count())
    .toBe(0);
  const operations = page.locator('.reference-operation');
  // axe also checks content outside the viewport, and uses the background of a sibling there.
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
});

/** The URL of a section deep in a page, followed by another one. */
async function lastSectionButOne(path: string): Promise<string> {
  const html = await (await fetch(baseUrl + path)).text();
  const ids = [...html.matchAll(/<h2[^>]*\bid="?([^"\s>]+)/g)].map(([, id]) => id);
  return `${path}#${ids.at(-2)}`;
}

/** How far the target is from its expected position, and how far the page extends below. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const target = document.getElementById(location.hash.slice(1))!;
    const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
    const margin = getComputedStyle(target).scrollMarginTop;
    return {
      top:
        target.getBoundingClientRect().top - Number.parseFloat(padding) - Number.parseFloat(margin),
      rest: document.documentElement.scrollHeight - innerHeight - scrollY,
    };
  });
