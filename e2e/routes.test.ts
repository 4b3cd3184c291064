import { dirname } from 'node:path/posix';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideSimilar, violations } from './violations.ts';
import { baseUrl, closePage, longLivedPage, goHydrated } from './browser.ts';
import { headOf, headsOf, measure, type SentHead } from './page-measures.ts';
import { routes } from './specification.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The narrowest viewport with a sidebar beside the text, and one zoomed to 400 %. */
const NARROW = [
  { width: 1024, height: 900 },
  { width: 320, height: 256 },
];

/** It has the colors of all three, and axe takes a third of the time for it. */
const SMALL_REFERENCE = '/docs/apis/radio';
/** One page of each kind, also checked in dark mode and on a phone; colors have their own tests. */
const IN_EVERY_LOOK = ['/', '/docs/category/apis', '/docs/lockers/intro', SMALL_REFERENCE];
/** Elements that the pages of a folder share. */
const BARS = '.navbar, .theme-doc-sidebar-container, .footer';

const errors: string[] = [];
const requests = new Set<Request>();
let tables = 0;
let heads: SentHead[];
/** Navigates by links, so that scripts and axe stay loaded. */
let walker: Page;
/** Loads the first page of each folder. */
let loader: Page;

beforeAll(async () => {
  [walker, loader] = await Promise.all([opened(), opened()]);
  heads = await headsOf(walker, routes);
});
afterAll(() => Promise.all([closePage(walker), closePage(loader)]));

/**
 * Each route is opened once, in one page; its tests run in order on that page, and the last checks for errors.
 * check-accessibility.ts loads every page and checks all of it in every look.
 */
describe.each([...routes])('%s', (route) => {
  beforeAll(async () => {
    await walker.setViewportSize(DESKTOP);
    await goTo(walker, route);
  });

  it('2 routes, 2 metadata: has one h1, and its metadata in its head', () => {
    const { status, h1s, title, canonical, alternates, metaTags } = heads[routes.indexOf(route)]!;
    expect(status).toBe(200);
    expect(h1s).toBe(1);
    expect(title).toMatch(/\S/);
    expect(canonical.map((href) => new URL(href).pathname)).toEqual([route]);
    expect(alternates).toEqual(expect.arrayContaining(['en', 'x-default']));
    expect(Object.fromEntries(metaTags)).toMatchObject({
      description: expect.stringMatching(/^.{30,160}$/),
      'og:title': expect.stringMatching(/\S/),
      'og:image': expect.stringMatching(/\S/),
      'og:url': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
    });
  });

  if (isFirst(route))
    it('has the same head after a click as after a load', async () => {
      await goHydrated(loader, baseUrl + route);
      const loaded = await headOf(loader);
      expect(loaded.length).toBeGreaterThan(20);
      expect(await headOf(walker)).toEqual(loaded);
    });

  it('has no content that is cut off or too narrow', async () => {
    for (const window of NARROW) {
      await walker.setViewportSize(window);
      const { tables: count, faults } = await measure(walker);
      expect(faults, `${window.width} px`).toEqual([]);
      tables += count;
    }
  });

  it('has no accessibility violation (light, desktop)', async () => {
    await walker.evaluate(hideSimilar, isFirst(route) ? '' : BARS);
    await walker.setViewportSize(DESKTOP);
    await scrollersReachable(walker);
    expect(await violations(walker)).toEqual([]);
    if (!IN_EVERY_LOOK.includes(route)) return;
    await walker.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    expect(await violations(walker, 'html', 'color'), 'dark').toEqual([]);
    await walker.setViewportSize(PHONE);
    await scrollersReachable(walker);
    expect(await violations(walker, 'html', 'structure'), 'phone').toEqual([]);
    await walker.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  });

  it('has no error and requests no other host', () => {
    expect(errors.splice(0)).toEqual([]);
    for (const request of requests) {
      if (/^(data|blob):/.test(request.url())) continue;
      expect(new URL(request.url()).host).toBe(new URL(baseUrl).host);
      expect(request.method(), request.url()).toBe('GET');
    }
  });
});

it('has tables and requests to check', () => {
  expect(tables).toBeGreaterThan(2 * 100);
  expect(requests.size).toBeGreaterThan(routes.length);
});

/** A hydrated page whose errors are recorded. */
async function opened(): Promise<Page> {
  const page = await longLivedPage({ context: { reducedMotion: 'reduce' } });
  watch(page);
  await goHydrated(page, `${baseUrl}/docs/support`);
  return page;
}

/** Opens a page by a link, and lays all of it out, because the colors of skipped content are stale. */
async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
  await page.waitForFunction((path) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    return location.pathname === path && new URL(canonical?.href ?? '/').pathname === path;
  }, route);
  await page.evaluate(() => delete document.documentElement.dataset['arrival']);
}

/** Whether a page is the first of its folder, which is checked with its shared elements. */
function isFirst(route: string): boolean {
  const folder = dirname(route);
  return folder === '/docs/apis'
    ? route === SMALL_REFERENCE
    : routes.find((other) => dirname(other) === folder) === route;
}

/** Waits until horizontally scrolling elements are focusable; collapsed ones are measured when they expand. */
async function scrollersReachable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('article :is(pre, .table-scroller)')].every(
      (box) => box.scrollWidth <= box.clientWidth || box.tabIndex === 0 || !box.checkVisibility(),
    ),
  );
}

function watch(page: Page): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) errors.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on('request', (request) => requests.add(request));
}
