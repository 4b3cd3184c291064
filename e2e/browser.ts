import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Disposable,
  type Page,
} from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import type {} from './built-site.ts';

/** Where the built site answers, without a slash at the end. */
export const baseUrl = inject('baseUrl');

export interface Look {
  /** Window width in CSS pixels: 1440 unless told. */
  width?: number;
  /** Prefers a dark color scheme. */
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

/** Pages given away that may be given again: how each is cleared, what kind of context it is in, what runs before its scripts. */
const given = new Map<Page, { session: CDPSession; kind: string; scripts: Disposable[] }>();
/** Those that were cleared, by kind. To draw a page in a tab that has drawn one costs half as much as in a new one. */
const cleared = new Map<string, Page>();

/** What a page can be told when it has been made, and whether it runs scripts, which makes it of another kind. */
const KNOWN = [
  'contrast',
  'forcedColors',
  'javaScriptEnabled',
  'permissions',
  'reducedMotion',
  'viewport',
];

/** Ends the pages of a test, and looks at what they were refused: called by `every-test.ts`. */
export async function endPages(): Promise<void> {
  await Promise.all(openPages.splice(0).map(leave));
  expect(refused.splice(0), 'refused by the content-security policy').toEqual([]);
}

/** Forgets what the file before has left uncaught. */
export const forgetUncaught = (): void => void uncaught.splice(0);

/** Opens a path of the built site as on a first visit and waits until it has loaded. */
export async function open(path: string, look: Look = {}): Promise<Page> {
  const page = await blank(look);
  await page.goto(baseUrl + path, { waitUntil: 'load' });
  return page;
}

/**
 * A page that has gone nowhere yet and has nothing stored. It may be one that another test had, whose process still holds
 * scripts: whoever loses those, fills its memory, sets its clock or weighs what comes asks for a `fresh` one.
 */
export async function blank(look: Look = {}): Promise<Page> {
  const options = Object.keys(look.context ?? {});
  if (!options.every((name) => KNOWN.includes(name))) return fresh(look);
  const kind = String(look.context?.javaScriptEnabled ?? true);
  const known = cleared.get(kind);
  cleared.delete(kind);
  const page = known ?? (await keptPage(look));
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
    given.set(page, { session: await page.context().newCDPSession(page), kind, scripts });
  }
  await look.before?.(page);
  return page;
}

/** Clears a page for the next test, unless it was closed, is one of several or is not at this host, and ends any other. */
async function leave(page: Page): Promise<void> {
  const { session, kind = '', scripts = [] } = given.get(page) ?? {};
  const context = page.context();
  const isHere = page.url().startsWith(baseUrl);
  if (!session || page.isClosed() || context.pages().length > 1 || !isHere || cleared.has(kind)) {
    given.delete(page);
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
  // A file of this host keeps the process of the tab, as an empty page would not.
  await page.goto(`${baseUrl}/robots.txt`);
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    session.send('Storage.clearDataForOrigin', { origin: baseUrl, storageTypes: 'all' }),
    session.send('Network.clearBrowserCache'),
    session.send('Page.resetNavigationHistory'),
  ]);
}

/** A blank page that no test had, in a browser context of its own. */
export async function fresh(look: Look = {}): Promise<Page> {
  const page = await keptPage(look);
  openPages.push(page);
  await look.before?.(page);
  return page;
}

/** A fresh page that outlives its test; whoever asks for it closes it with `closePage`. */
export async function keptPage(look: Look = {}): Promise<Page> {
  browser ??= await chromium.connect(inject('browser'));
  const made = await browser.newContext(optionsOf(look));
  watch(made);
  return made.newPage();
}

const optionsOf = ({ width = 1440, dark = false, context }: Look): BrowserContextOptions => ({
  viewport: { width, height: width < 700 ? 844 : 900 },
  colorScheme: dark ? 'dark' : 'light',
  ...context,
});

/** Keeps files from arriving until what it answers is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
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
