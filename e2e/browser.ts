import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';

/** Where the built site answers, without a slash at the end. */
export const baseUrl = inject('baseUrl');

export interface Look {
  /** Window width in CSS pixels: 1440 unless told. */
  width?: number;
  /** Prefers a dark colour scheme. */
  dark?: boolean;
  /** Runs before any script of the page does. */
  before?: (page: Page) => Promise<void>;
  /** Everything else a browser context takes. */
  context?: BrowserContextOptions;
}

let browser: Browser | undefined;
const openPages: Page[] = [];
/** What the content-security policy refused, on any page of the running test file. */
const refused: string[] = [];
/** What no code of a page caught: errors, and promises that failed without anybody waiting for them. */
const uncaught: string[] = [];

afterEach(async () => {
  await Promise.all(openPages.splice(0).map(closePage));
  expect(refused.splice(0), 'refused by the content-security policy').toEqual([]);
});
afterAll(async () => {
  await browser?.close();
});

/** Opens a path of the built site in a fresh browser context and waits until it has loaded. */
export async function open(path: string, look: Look = {}): Promise<Page> {
  const page = await blank(look);
  await page.goto(baseUrl + path, { waitUntil: 'load' });
  return page;
}

/** A page with nothing in it yet, in a fresh browser context. */
export async function blank(look: Look = {}): Promise<Page> {
  const page = await keptPage(look);
  openPages.push(page);
  return page;
}

/** A blank page that outlives its test; whoever asks for it closes it with `closePage`. */
export async function keptPage({
  width = 1440,
  dark = false,
  before,
  context,
}: Look = {}): Promise<Page> {
  browser ??= await chromium.connect(inject('browser'));
  const made = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    ...context,
  });
  watch(made);
  const page = await made.newPage();
  await before?.(page);
  return page;
}

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

/** Waits until React has taken over the page, so that controls answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}
