import { dirname } from 'node:path/posix';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideSimilar, violations } from './violations.ts';
import { baseUrl, closePage, hydrated, longLivedPage } from './browser.ts';
import { headOf, headsOf, measure, type SentHead } from './page-measures.ts';
import { routes } from './specification.ts';

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
/** What a page shares with the others of its folder. */
const BARS = '.navbar, .theme-doc-sidebar-container, .footer';

const errors: string[] = [];
const requests = new Set<Request>();
let tables = 0;
let heads: SentHead[];
/** Goes from route to route by links, so that scripts and axe stay warm. */
let walker: Page;
/** Loads the first page of each folder. */
let loader: Page;

beforeAll(async () => {
  [walker, loader] = await Promise.all([opened(), opened()]);
  heads = await headsOf(walker, routes);
});
afterAll(() => Promise.all([closePage(walker), closePage(loader)]));

/**
 * Each route is gone to once, in one window; its tests run in order on that page, and the last asks what went wrong.
 * check-accessibility.ts loads every page, and looks at all of it in every look.
 */
describe.each([...routes])('%s', (route) => {
  beforeAll(async () => {
    await walker.setViewportSize(DESKTOP);
    await goTo(walker, route);
  });

  it('2 routes, 2 metadata: answers with one h1, and says in its head what it is', () => {
    const { status, h1s, title, canonical, alternates, metas } = heads[routes.indexOf(route)]!;
    expect(status).toBe(200);
    expect(h1s).toBe(1);
    expect(title).toMatch(/\S/);
    expect(canonical.map((href) => new URL(href).pathname)).toEqual([route]);
    expect(alternates).toEqual(expect.arrayContaining(['en', 'x-default']));
    expect(Object.fromEntries(metas)).toMatchObject({
      description: expect.stringMatching(/^.{30,160}$/),
      'og:title': expect.stringMatching(/\S/),
      'og:image': expect.stringMatching(/\S/),
      'og:url': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
    });
  });

  if (isFirst(route))
    it('has after a click the head that it has after a load', async () => {
      await loader.goto(baseUrl + route, { waitUntil: 'load' });
      await hydrated(loader);
      const loaded = await headOf(loader);
      expect(loaded.length).toBeGreaterThan(20);
      expect(await headOf(walker)).toEqual(loaded);
    });

  it('has nothing that is cut off or squeezed', async () => {
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

  it('has no error and asks no other host', () => {
    expect(errors.splice(0)).toEqual([]);
    for (const request of requests) {
      if (/^(data|blob):/.test(request.url())) continue;
      expect(new URL(request.url()).host).toBe(new URL(baseUrl).host);
      expect(request.method(), request.url()).toBe('GET');
    }
  });
});

it('has tables and requests to look at', () => {
  expect(tables).toBeGreaterThan(2 * 100);
  expect(requests.size).toBeGreaterThan(routes.length);
});

/** A page that has come to life, and whose every fault is noted. */
async function opened(): Promise<Page> {
  const page = await longLivedPage({ context: { reducedMotion: 'reduce' } });
  watch(page);
  await page.goto(`${baseUrl}/docs/support`);
  await hydrated(page);
  return page;
}

/** Goes to a page by a link of its own, and lets all of it be laid out: colors of what is skipped are stale. */
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

/** Whether a page is the first of its folder, in whose place all that it shares with the others is looked at. */
function isFirst(route: string): boolean {
  const folder = dirname(route);
  return folder === '/docs/apis'
    ? route === SMALL_REFERENCE
    : routes.find((other) => dirname(other) === folder) === route;
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
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) errors.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on('request', (request) => requests.add(request));
}
