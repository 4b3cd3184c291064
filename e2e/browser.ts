import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import type {} from './built-site.ts';

/** Where the built site answers, without a slash at the end. */
export const baseUrl = inject('baseUrl');

export interface Look {
  /** Window width in CSS pixels: 1440 unless told. */
  width?: number;
  /** Prefers a dark colour scheme. */
  dark?: boolean;
  /** Runs before any script of the page does. */
  before?: (page: Page) => Promise<unknown>;
  /** Everything else a browser context takes. */
  context?: BrowserContextOptions;
}

let browser: Browser | undefined;
const openPages: Page[] = [];
/** What the content-security policy refused, on any page of the running test file. */
const refused: string[] = [];
/** What no code of a page caught: errors, and promises that failed without anybody waiting for them. */
const uncaught: string[] = [];

/** Pages that `open` has given away: how each is cleared, and the kind of context it is in. */
const given = new Map<Page, { session: CDPSession; kind: string }>();
/** Those that were cleared, by kind. To draw a page in a tab that has drawn one costs half as much as in a new one. */
const cleared = new Map<string, Page>();

/** What a page can be told when it has been made; of the rest only these two are frequent. */
const CHANGEABLE = ['contrast', 'forcedColors', 'reducedMotion', 'viewport'];
const KINDS = ['bypassCSP', 'javaScriptEnabled'];

/** Ends the pages of a test, and looks at what they were refused: called by `every-test.ts`. */
export async function endPages(): Promise<void> {
  await Promise.all(openPages.splice(0).map(leave));
  expect(refused.splice(0), 'refused by the content-security policy').toEqual([]);
}

/** Forgets what the file before has left uncaught. */
export const forgetUncaught = (): void => void uncaught.splice(0);

/**
 * Opens a path of the built site as on a first visit and waits until it has loaded. The page may be one that another
 * test had: whoever runs a script before its own, or is offline from the start, asks for a `blank` one.
 */
export async function open(path: string, look: Look = {}): Promise<Page> {
  const page = await empty(look);
  await page.goto(baseUrl + path, { waitUntil: 'load' });
  return page;
}

/** The page of `open` before it has gone anywhere. */
export async function empty(look: Look = {}): Promise<Page> {
  const options = Object.keys(look.context ?? {});
  if (look.before || !options.every((name) => [...CHANGEABLE, ...KINDS].includes(name)))
    return blank(look);
  const kind = KINDS.map((name) => String(look.context?.[name as 'bypassCSP'])).join();
  const page = cleared.get(kind) ?? (await keptPage(look));
  openPages.push(page);
  if (cleared.delete(kind)) {
    const { viewport, colorScheme, ...context } = optionsOf(look);
    await page.setViewportSize(viewport!);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme!,
      contrast: context.contrast ?? 'no-preference',
      forcedColors: context.forcedColors ?? 'none',
      reducedMotion: context.reducedMotion ?? 'no-preference',
    });
  } else {
    page.addInitScript = () => {
      throw new Error('A script that runs before those of a page needs a blank one.');
    };
    given.set(page, { session: await page.context().newCDPSession(page), kind });
  }
  return page;
}

/** Clears a page of `open` for the next one, unless it was closed or is one of several, and ends any other. */
async function leave(page: Page): Promise<void> {
  const { session, kind } = given.get(page) ?? {};
  const context = page.context();
  if (!session || page.isClosed() || context.pages().length > 1 || cleared.has(kind!)) {
    given.delete(page);
    return closePage(page);
  }
  cleared.set(kind!, page);
  for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  // A file of this host keeps the process of the tab, as an empty page would not.
  await page.goto(`${baseUrl}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Storage.clearDataForOrigin', { origin: baseUrl, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
}

/** A page with nothing in it yet, in a fresh browser context. */
export async function blank(look: Look = {}): Promise<Page> {
  const page = await keptPage(look);
  openPages.push(page);
  return page;
}

/** A blank page that outlives its test; whoever asks for it closes it with `closePage`. */
export async function keptPage(look: Look = {}): Promise<Page> {
  browser ??= await chromium.connect(inject('browser'));
  const made = await browser.newContext(optionsOf(look));
  watch(made);
  const page = await made.newPage();
  await look.before?.(page);
  return page;
}

const optionsOf = ({ width = 1440, dark = false, context }: Look): BrowserContextOptions => ({
  viewport: { width, height: width < 700 ? 844 : 900 },
  colorScheme: dark ? 'dark' : 'light',
  ...context,
});

/** Keeps files from arriving until what it answers is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Notes what goes wrong on any page of a browser context without being shown there. */
export function watch(context: BrowserContext): void {
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  context.on('weberror', (web) => uncaught.push(`${web.page()?.url()}: ${web.error().message}`));
}

/** Lets every test of a file fail whose pages left an error uncaught; call it once in that file. */
export function allErrorsCaught(): void {
  afterEach(() => expect(uncaught.splice(0), 'uncaught in a page').toEqual([]));
}

/** Ends a kept page and its browser context. */
export async function closePage(page: Page): Promise<void> {
  // What a test still answers for a page that is gone concerns nobody.
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Waits until a page has drawn what came last, and has nothing left to do. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
}

/** Waits until React has taken over the page, so that controls answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}
