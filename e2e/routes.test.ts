import { dirname } from 'node:path/posix';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, closePage, hydrated, keptPage } from './browser.ts';
import { brokenNumbers, follow, headOf, measuresOf, tablesOf } from './page-measures.ts';
import { routes } from './specification.ts';
import { violations } from './violations.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A window zoomed to 400 %. */
const SMALL = { width: 320, height: 256 };

/** It wears the colors of all three, and axe takes a third of the time for it. */
const SMALL_REFERENCE = '/docs/apis/radio';
const isLargeReference = (route: string) => /\/apis\/(call-for-help|lockers)$/.test(route);

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

/**
 * Each route is loaded once, in one window; its tests run in order on that page, and the last asks what went wrong.
 * check-accessibility.ts looks at every page in every look.
 */
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

  it('2 routes, 2 metadata: answers with one h1, and says in its head what it is', async () => {
    expect(seen.status).toBe(200);
    const { h1s, title, canonical, alternates, said } = await page.evaluate(() => {
      const all = <Found extends Element>(selector: string) => [
        ...document.querySelectorAll<Found>(selector),
      ];
      return {
        h1s: all('h1').length,
        title: document.title,
        canonical: all<HTMLLinkElement>('link[rel=canonical]').map(({ href }) => href),
        alternates: all<HTMLLinkElement>('link[rel=alternate][hreflang]').map(
          (one) => one.hreflang,
        ),
        said: all<HTMLMetaElement>('meta').map(
          (one) => [one.getAttribute('property') ?? one.name, one.content] as const,
        ),
      };
    });
    expect(h1s).toBe(1);
    expect(title).toMatch(/\S/);
    expect(canonical.map((href) => new URL(href).pathname)).toEqual([route]);
    expect(alternates).toEqual(expect.arrayContaining(['en', 'x-default']));
    expect(Object.fromEntries(said)).toMatchObject({
      description: expect.stringMatching(/^.{30,160}$/),
      'og:title': expect.stringMatching(/\S/),
      'og:image': expect.stringMatching(/\S/),
      'og:url': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
    });
  });

  if (isFirst(route))
    it('has after a click the head that it has after a load', async () => {
      const loaded = await headOf(page);
      expect(loaded.length).toBeGreaterThan(20);
      await follow(walker, route);
      await expect.poll(() => headOf(walker), { timeout: 3000 }).toEqual(loaded);
    });

  it('has no accessibility violation (light, desktop)', async () => {
    await page.evaluate(wear, 'light');
    await scrollersReachable(page);
    expect(await violations(page, ownOf(route))).toEqual([]);
    if (isLargeReference(route)) return;
    if (!isFirst(route) && (await page.locator('main [data-lab]').count()) === 0) return;
    await page.evaluate(wear, 'dark');
    expect(await violations(page, ownOf(route), 'color'), 'dark').toEqual([]);
    await page.setViewportSize(PHONE);
    await page.evaluate(wear, 'light');
    await scrollersReachable(page);
    expect(await violations(page, ownOf(route), 'structure'), 'phone').toEqual([]);
  });

  it('has few sizes of type, no more screens than it should, and nothing that is cut off', async () => {
    for (const [window, most] of [
      [DESKTOP, 10],
      [PHONE, 16],
    ] as const) {
      await page.setViewportSize(window);
      const { sizes, screens, width } = await measuresOf(page);
      const count = Object.keys(sizes).length;
      expect(count, JSON.stringify(sizes)).toBeGreaterThan(3);
      expect(count, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_SIZES);
      expect(width).toBeLessThanOrEqual(window.width);
      if (isWritten(route)) expect(screens, `on ${window.width} px`).toBeLessThanOrEqual(most);
    }
    await page.setViewportSize(SMALL);
    expect(await brokenNumbers(page)).toEqual([]);
    expect((await measuresOf(page)).width).toBeLessThanOrEqual(SMALL.width);
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

/** Whether a page is the first of its folder, in whose place all that it shares with the others is looked at. */
function isFirst(route: string): boolean {
  const folder = dirname(route);
  return folder === '/docs/apis'
    ? route === SMALL_REFERENCE
    : routes.find((other) => dirname(other) === folder) === route;
}

/** A page without what it shares with all others of its folder. */
const ownOf = (route: string) =>
  isFirst(route)
    ? 'html'
    : { include: ['html'], exclude: ['.navbar', '.theme-doc-sidebar-container', '.footer'] };

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
