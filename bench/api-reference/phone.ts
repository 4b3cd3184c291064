import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openChromium, throttle } from '../open-chromium.ts';

/** Metrics of one page visit. */
export interface Visit {
  /** KiB transferred before the page settled, including prefetched files. */
  total: number;
  /** KiB of JavaScript transferred before the page settled, excluding prefetched files. */
  scripts: number;
  /** KiB transferred for the HTML document. */
  html: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds of long tasks beyond 50 ms each. */
  blocking: number;
  /** MB used on the JavaScript heap after garbage collection. */
  heap: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds until the first operation is visible; 0 if the place names none. */
  operation: number;
  /** Requests to other hosts, all of which are blocked. */
  elsewhere: number;
}

/** A page to visit. */
export interface Place {
  url: string;
  /** Heading of its first operation. */
  operation?: string;
}

/** Axe violations of a page. */
export interface Faults {
  rules: string[];
  /** Elements that violate a rule, counted once per rule. */
  elements: number;
}

/** Requests to other hosts fail immediately, so that peers that send some do not wait. */
const BLOCK_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Opens a Chromium that visits pages like a mid-range phone: CPU 4 × slower, 1.6 Mbit/s, 150 ms. */
export async function openPhone(): Promise<{
  visit(place: Place): Promise<Visit>;
  inspect(place: Place): Promise<Faults>;
  close(): Promise<void>;
}> {
  const browser = await openChromium(BLOCK_OTHER_HOSTS);
  return {
    visit: (place) => visit(browser, place),
    inspect: (place) => inspect(browser, place),
    close: () => browser.close(),
  };
}

const openPage = async (browser: Browser, { operation = '' }: Place): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript({ content: OBSERVE(operation) });
  return page;
};

const open = async (page: Page, { url, operation }: Place): Promise<void> => {
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  if (operation) await page.waitForFunction('seen.operation > 0', null, { timeout: 120_000 });
  await page.waitForTimeout(4000);
};

async function visit(browser: Browser, place: Place): Promise<Visit> {
  const page = await openPage(browser, place);
  const devtools = await page.context().newCDPSession(page);
  const bytes = await throttleAndCount(devtools);
  // Closes the page after a timeout, too.
  await open(page, place).catch(async (error: unknown) => {
    await page.context().close();
    throw error;
  });
  const seen = await page.evaluate(() => (window as unknown as { seen: Observed }).seen);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await page.context().close();
  return {
    total: bytes.total / 1024,
    scripts: bytes.Script / 1024,
    html: bytes.Document / 1024,
    firstPaint: seen.paint,
    largestPaint: seen.largest,
    blocking: seen.blocking,
    heap: usedSize / 1e6,
    shift: seen.shift,
    operation: seen.operation && Math.max(seen.operation, seen.paint),
    elsewhere: bytes.elsewhere,
  };
}

/** Runs axe on a page with the same viewport, without throttling. */
async function inspect(browser: Browser, place: Place): Promise<Faults> {
  const page = await openPage(browser, place);
  await open(page, place);
  await page.evaluate(axe);
  const rules = await page.evaluate<[string, number][]>(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.length]))',
  );
  await page.context().close();
  return {
    rules: rules.map(([id]) => id),
    elements: rules.reduce((sum, [, count]) => sum + count, 0),
  };
}

type Observed = Record<'paint' | 'largest' | 'blocking' | 'shift' | 'operation', number>;

/** Throttles the page, and counts transferred bytes by resource type. */
async function throttleAndCount(devtools: CDPSession) {
  const bytes = { total: 0, Script: 0, Document: 0, elsewhere: 0 };
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (/^https?:\/\/(?!localhost[:/])/.test(url)) bytes.elsewhere += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Document') bytes[kind] += encodedDataLength;
  });
  await throttle(devtools);
  return bytes;
}

/** Runs in the page before its own scripts; a string, because the helpers that tsx injects do not exist in the page. */
const OBSERVE = (operation: string) => `
  window.seen = { paint: 0, largest: 0, blocking: 0, shift: 0, operation: 0 };
  const on = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  on('longtask', ({ duration }) => (seen.blocking += duration - 50));
  on('layout-shift', ({ value }) => (seen.shift += value));
  const wanted = ${JSON.stringify(operation)};
  const look = () => {
    const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (!data.includes(wanted) || parentElement.closest('script, style, title, nav')) continue;
      if (!parentElement.checkVisibility() || parentElement.getClientRects().length === 0) continue;
      seen.operation = performance.now();
      clearInterval(looking);
      return;
    }
  };
  const looking = wanted ? setInterval(look, 100) : 0;
`;
