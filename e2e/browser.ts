import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Disposable,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import type {} from './built-site.ts';

/** The URL of the built site, without a trailing slash. */
export const baseUrl = inject('baseUrl');

export interface Look {
  /** Viewport width in CSS pixels. Defaults to 1440. */
  width?: number;
  /** Prefers a dark color scheme. */
  dark?: boolean;
  /** Runs before any script of the page. */
  before?: (page: Page) => Promise<unknown>;
  /** Further options of the browser context. */
  context?: BrowserContextOptions;
}

let browser: Browser | undefined;
const openPages: Page[] = [];
/** Content-security-policy violations on any page of the running test file. */
const refused: string[] = [];
/** Uncaught errors and unhandled rejections on any page. */
const uncaught: string[] = [];

/** Open pages that can be reused: the session that clears each, the kind of its context, and its init scripts. */
const reusable = new Map<Page, { session: CDPSession; kind: string; scripts: Disposable[] }>();
/** Cleared pages by kind. Rendering in a used tab costs half as much as in a new one. */
const cleared = new Map<string, Page>();

/** Context options that can be changed on an existing page, plus `javaScriptEnabled`, which defines its kind. */
const RESETTABLE_OPTIONS =
  'contrast forcedColors javaScriptEnabled permissions reducedMotion viewport'.split(' ');

/** Recycles the pages of a test, and fails on content-security-policy violations: called by `every-test.ts`. */
export async function closePages(): Promise<void> {
  await Promise.all(openPages.splice(0).map(recycle));
  expect(refused.splice(0), 'refused by the content-security policy').toEqual([]);
}

/** Drops uncaught errors of the previous file. */
export const resetUncaught = (): void => void uncaught.splice(0);

/** Opens a path of the built site like a first visit and waits until it has loaded. */
export async function open(path: string, look: Look = {}): Promise<Page> {
  const page = await blank(look);
  await page.goto(baseUrl + path);
  return page;
}

/** Opens a path like `open`, and waits until the page is hydrated. */
export async function openHydrated(path: string, look: Look = {}): Promise<Page> {
  const page = await open(path, look);
  await hydrated(page);
  return page;
}

/** Navigates to a URL, and waits until the page is hydrated. */
export async function goHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/**
 * A blank page without stored data. It may be a recycled one, whose process still caches scripts: use `fresh` in tests that
 * drop those, fill the memory, set the clock or measure transfers.
 */
export async function blank(look: Look = {}): Promise<Page> {
  const options = Object.keys(look.context ?? {});
  if (!options.every((name) => RESETTABLE_OPTIONS.includes(name))) return fresh(look);
  const kind = String(look.context?.javaScriptEnabled ?? true);
  const known = cleared.get(kind);
  cleared.delete(kind);
  const page = known ?? (await longLivedPage(look));
  openPages.push(page);
  if (known) {
    const { viewport, colorScheme, permissions, ...context } = optionsOf(look);
    const media = page.emulateMedia({
      media: null,
      colorScheme: colorScheme!,
      contrast: context.contrast ?? 'no-preference',
      forcedColors: context.forcedColors ?? 'none',
      reducedMotion: context.reducedMotion ?? 'no-preference',
    });
    await Promise.all([page.setViewportSize(viewport!), media]);
    if (permissions) await page.context().grantPermissions(permissions);
  } else {
    const scripts: Disposable[] = [];
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (...script: Parameters<typeof add>) => {
      const added = await add(...script);
      scripts.push(added);
      return added;
    };
    reusable.set(page, { session: await page.context().newCDPSession(page), kind, scripts });
  }
  await look.before?.(page);
  return page;
}

/** Clears a page for the next test, or closes it if it is closed already, one of several, or on another host. */
async function recycle(page: Page): Promise<void> {
  const { session, kind = '', scripts = [] } = reusable.get(page) ?? {};
  const context = page.context();
  const isHere = page.url().startsWith(baseUrl);
  if (!session || page.isClosed() || context.pages().length > 1 || !isHere || cleared.has(kind)) {
    reusable.delete(page);
    return closePage(page);
  }
  cleared.set(kind, page);
  for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const)
    page.removeAllListeners(event);
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    ...scripts.splice(0).map((script) => script.dispose()),
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
  ]);
  // A file of this host keeps the process of the tab; about:blank would not.
  await page.goto(`${baseUrl}/robots.txt`);
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    session.send('Storage.clearDataForOrigin', { origin: baseUrl, storageTypes: 'all' }),
    session.send('Network.clearBrowserCache'),
    session.send('Page.resetNavigationHistory'),
  ]);
}

/** A new blank page in its own browser context. */
export async function fresh(look: Look = {}): Promise<Page> {
  const page = await longLivedPage(look);
  openPages.push(page);
  await look.before?.(page);
  return page;
}

/** A new page that outlives its test; the caller closes it with `closePage`. */
export async function longLivedPage(look: Look = {}): Promise<Page> {
  browser ??= await chromium.launch(inject('launchOptions'));
  const newContext = await browser.newContext(optionsOf(look));
  collectErrors(newContext);
  return newContext.newPage();
}

const optionsOf = ({ width = 1440, dark = false, context }: Look): BrowserContextOptions => ({
  viewport: { width, height: width < 700 ? 844 : 900 },
  colorScheme: dark ? 'dark' : 'light',
  ...context,
});

/** Blocks requests for files until the returned function is called. */
export async function blockRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Collects policy violations and uncaught errors of all pages of a browser context. */
export function collectErrors(context: BrowserContext): void {
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  context.on('weberror', (web) => uncaught.push(`${web.page()?.url()}: ${web.error().message}`));
}

/** Fails every test of a file whose pages had an uncaught error; call it once in that file. */
export function expectNoUncaughtErrors(): void {
  afterEach(() => expect(uncaught.splice(0), 'uncaught in a page').toEqual([]));
}

/** Closes a page and its browser context. */
export async function closePage(page: Page): Promise<void> {
  // Ignores route handlers that are still running.
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Waits until a page has rendered and is idle. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
}

/** Waits until the page is hydrated, so that controls respond. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}

/** The share of an element that is in view, from 0 to 1. */
export const inView = (element: Locator): Promise<number> =>
  element.evaluate(
    (target) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect();
          resolve(entry!.intersectionRatio);
        }).observe(target);
      }),
  );
