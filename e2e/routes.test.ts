import { dirname } from 'node:path/posix';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, closePage, hydrated, keptPage } from './browser.ts';
import { brokenNumbers, follow, headOf, screensOf, sizesOf, tablesOf } from './page-measures.ts';
import { routes } from './specification.ts';
import { violations } from './violations.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A window zoomed to 400 %. */
const SMALL = { width: 320, height: 256 };

/** Six sizes, that of signs, the lead below one, and what single parts may add. */
const MOST_SIZES = 10;

const isDoc = (route: string) => route.startsWith('/docs/');
/** Pages that are generated from the documents of the APIs may be long. */
const isWritten = (route: string) => isDoc(route) && !/\/docs\/apis\/(?!webhooks)/.test(route);

const seen = {
  status: 0,
  errors: [] as string[],
  requests: new Set<Request>(),
};
let tables = 0;
let page: Page;
/** Goes from route to route by links, and never loads one. */
let walker: Page;

beforeAll(async () => {
  page = await keptPage({ context: { reducedMotion: 'reduce' } });
  watch(page);
  walker = await keptPage({ context: { reducedMotion: 'reduce' } });
  await walker.goto(`${baseUrl}/docs/support`);
  await hydrated(walker);
});
afterAll(() => Promise.all([closePage(page), closePage(walker)]));

/** Each route is loaded once, in one window; its tests run in order on that page, and the last asks what went wrong. */
describe.each([...routes])('%s', (route) => {
  beforeAll(async () => {
    // What the page before still asks for is none of this one's.
    await page.goto('about:blank');
    await page.setViewportSize(DESKTOP);
    seen.errors = [];
    seen.requests.clear();
    const answer = await page.goto(baseUrl + route, { waitUntil: 'load' });
    seen.status = answer?.status() ?? 0;
    await hydrated(page);
  });

  it('2 routes: answers with one h1, title and description', async () => {
    expect(seen.status).toBe(200);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).toMatch(/\S/);
    expect(await attribute(page, 'meta[name=description]', 'content')).toMatch(/^.{30,160}$/);
  });

  it('2 metadata: carries canonical, alternate-language and social-preview metadata', async () => {
    const canonical = await attribute(page, 'link[rel=canonical]', 'href');
    expect(new URL(canonical).pathname).toBe(route);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(alternates).toEqual(expect.arrayContaining(['en', 'x-default']));
    for (const property of ['og:title', 'og:image', 'og:url']) {
      expect(await attribute(page, `meta[property="${property}"]`, 'content')).toMatch(/\S/);
    }
    expect(await attribute(page, 'meta[name="twitter:card"]', 'content')).toBe(
      'summary_large_image',
    );
  });

  it('has after a click the head that it has after a load', async () => {
    const loaded = await headOf(page);
    expect(loaded.length).toBeGreaterThan(20);
    await follow(walker, route);
    await expect.poll(() => headOf(walker), { timeout: 3000 }).toEqual(loaded);
  });

  it.each([
    ['light', 'all'],
    ['dark', 'color'],
  ] as const)('has no accessibility violation (%s, desktop)', async (theme, rules) => {
    await page.evaluate(wear, theme);
    await scrollersReachable(page);
    expect(await violations(page, ownOf(route), rules)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(DESKTOP.width);
  });

  it('has no more screens than it should and few sizes of type, on a desk', () =>
    isBrief(route, 10));

  it('has no accessibility violation (light, phone)', async () => {
    await page.setViewportSize(PHONE);
    await page.evaluate(wear, 'light');
    await scrollersReachable(page);
    expect(await violations(page, ownOf(route), 'structure')).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
  });

  it('has no more screens than it should and few sizes of type, on a phone', () =>
    isBrief(route, 16));

  it('scrolls down only at 320 px, or zoomed to 400 %', async () => {
    await page.setViewportSize(SMALL);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALL.width);
    expect(await brokenNumbers(page)).toEqual([]);
  });

  it('shows its tables whole: no column out of sight or too narrow, all as wide as the page', async () => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { count, faults } = await tablesOf(page);
      expect(faults).toEqual([]);
      tables += count;
      if (count === 0) break;
    }
  });

  it('has no error and asks no other host', () => {
    expect(seen.errors).toEqual([]);
    const asked = [...seen.requests].filter((request) => !/^(data|blob):/.test(request.url()));
    expect(asked.length).toBeGreaterThan(0);
    for (const request of asked) {
      expect(new URL(request.url()).host).toBe(new URL(baseUrl).host);
      expect(request.method(), request.url()).toBe('GET');
    }
  });
});

it('has tables to look at', () => expect(tables).toBeGreaterThan(4 * 100));

/** A page without what it shares with all others of its folder, but for the first of those: where all of a page counts, axe looks at all of it. */
const ownOf = (route: string) =>
  routes.find((other) => dirname(other) === dirname(route)) === route
    ? 'html'
    : { include: ['html'], exclude: ['.navbar', '.theme-doc-sidebar-container', '.footer'] };

const widthOf = (of: Page) => of.evaluate(() => document.documentElement.scrollWidth);

async function isBrief(route: string, most: number): Promise<void> {
  const sizes = await sizesOf(page);
  const count = Object.keys(sizes).length;
  expect(count, JSON.stringify(sizes)).toBeGreaterThan(3);
  expect(count, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_SIZES);
  if (isWritten(route)) expect(await screensOf(page)).toBeLessThanOrEqual(most);
}

/** Puts a theme on, with all of a reference page laid out: colors of what is skipped are stale. */
function wear(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
  delete document.documentElement.dataset['arrival'];
}

/** Waits until what scrolls sideways can be reached by keyboard; what is folded is measured when it unfolds. */
async function scrollersReachable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('article :is(pre, .table-scroller)')].every(
      (box) => box.scrollWidth <= box.clientWidth || box.tabIndex === 0 || !box.checkVisibility(),
    ),
  );
}
async function attribute(page: Page, selector: string, name: string): Promise<string> {
  const value = await page.locator(selector).first().getAttribute(name);
  expect(value, selector).not.toBeNull();
  return value ?? '';
}

function watch(page: Page): void {
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text());
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('requestfailed', (request) => {
    // What the page before still asked for ends when it is left.
    if (seen.requests.has(request)) seen.errors.push(`failed: ${request.url()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) seen.errors.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on('request', (request) => seen.requests.add(request));
}
