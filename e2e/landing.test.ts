import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, hydrated, idle } from './browser.ts';
import { routes } from './specification.ts';

const ANY = /\.(svg|png|jpe?g|webp|avif|gif)$/;
/** Those that the browser fetches when they come near: the page has loaded before they have. */
const OF_PROSE = /^(?!.*\/img\/).*\.(svg|png|jpe?g|webp|avif|gif)$/;

/** A list of sheets, and a worksheet: all pictures of prose are one or the other. */
const illustrated = ['/docs/curbside/resources', '/docs/curbside/settings'];

/** Holds back the pictures that match until the test lets them go. */
async function holdPictures(page: Page, which: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const pictures = (page: Page) =>
  page.locator('img').evaluateAll((all) =>
    all.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return `${picture.getAttribute('src')} ${Math.round(width)} x ${Math.round(height)}`;
    }),
  );

describe('pictures', () => {
  it('name their measures on every page', async () => {
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

  it('have their room before they come', async () => {
    const page = await blank({ width: 390 });
    // Those out of sight too.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        for (const picture of document.images) picture.loading = 'eager';
      }),
    );
    for (const route of illustrated) {
      const release = await holdPictures(page, ANY);
      await page.goto(baseUrl + route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      const before = await pictures(page);
      release();
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      // React takes away the logo of the other color mode.
      expect(before, route).toEqual(expect.arrayContaining(await pictures(page)));
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

describe('a link into the middle of a page', () => {
  it.each([
    ['/docs/lockers/intro', 390],
    ['/docs/curbside/resources', 390],
    ['/docs/curbside/settings', 1440],
    ['/docs/troubleshooting', 1440],
    ['/docs/apis/lockers#complete-customer-order', 390],
    ['/docs/apis/radio#schema-text-message', 1440],
  ])('lands a first visitor at %s, whose pictures come late, at %i px', async (to, width) => {
    const address = to.includes('#') ? to : await lastSectionButOne(to);
    const page = await blank({ width });
    const release = await holdPictures(page, OF_PROSE);
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

  it('leads a reader who wants no motion into an API page', async () => {
    const page = await blank({ width: 390, context: { reducedMotion: 'reduce' } });
    await page.goto(`${baseUrl}/docs/lockers/intro`, { waitUntil: 'load' });
    await hydrated(page);
    await page.locator('main a[href="/docs/apis/lockers#complete-customer-order"]').first().click();
    await page.locator('#complete-customer-order').waitFor();
    await expect.poll(async () => Math.abs((await placeOf(page)).top)).toBeLessThanOrEqual(2);
  });
});

/** The address of a section deep in a page, which another one follows. */
async function lastSectionButOne(path: string): Promise<string> {
  const html = await (await fetch(baseUrl + path)).text();
  const ids = [...html.matchAll(/<h2[^>]*\bid="?([^"\s>]+)/g)].map(([, id]) => id);
  return `${path}#${ids.at(-2)}`;
}

/** How far the target of the address is from where it belongs, and how far the page goes on below. */
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
