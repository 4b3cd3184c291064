import { dirname } from 'node:path/posix';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, closePage, hydrated, keptPage } from './browser.ts';
import { follow, headOf, measure } from './page-measures.ts';
import { routes } from './specification.ts';
import { violations } from './violations.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The narrowest window with a list of pages beside the text, and one zoomed to 400 %. */
const NARROW = [
  { width: 1024, height: 900 },
  { width: 320, height: 256 },
];

/** It wears the colors of all three, and axe takes a third of the time for it. */
const SMALL_REFERENCE = '/docs/apis/radio';
/** One page of each kind, also looked at in dark and on a phone; the colors have tests of their own. */
const IN_EVERY_LOOK = ['/', '/docs/category/apis', '/docs/lockers/intro', SMALL_REFERENCE];

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
    // All of a page is laid out: colors of what is skipped are stale.
    await page.evaluate(() => delete document.documentElement.dataset['arrival']);
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

  it('has nothing that is cut off or squeezed', async () => {
    for (const window of NARROW) {
      await page.setViewportSize(window);
      const { tables: count, faults } = await measure(page);
      expect(faults, `${window.width} px`).toEqual([]);
      tables += count;
    }
    await page.setViewportSize(DESKTOP);
  });

  it('has no accessibility violation (light, desktop)', async () => {
    await scrollersReachable(page);
    if (!isFirst(route)) await page.evaluate(leaveOwn);
    expect(await violations(page)).toEqual([]);
    if (!IN_EVERY_LOOK.includes(route)) return;
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    expect(await violations(page, 'html', 'color'), 'dark').toEqual([]);
    await page.setViewportSize(PHONE);
    await scrollersReachable(page);
    expect(await violations(page, 'html', 'structure'), 'phone').toEqual([]);
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

it('has tables to look at', () => expect(tables).toBeGreaterThan(2 * 100));

/** Whether a page is the first of its folder, in whose place all that it shares with the others is looked at. */
function isFirst(route: string): boolean {
  const folder = dirname(route);
  return folder === '/docs/apis'
    ? route === SMALL_REFERENCE
    : routes.find((other) => dirname(other) === folder) === route;
}

/** Takes out of a page what it shares with the others of its folder, and all operations of a reference but two. */
function leaveOwn(): void {
  const shared = document.querySelectorAll('.navbar, .theme-doc-sidebar-container, .footer');
  const operations = document.querySelectorAll('section.reference-operation');
  for (const part of [...shared, ...[...operations].slice(2)]) part.remove();
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
