import { chromium, type Browser, type CDPSession } from 'playwright-core';
import { bringBrowser } from '../../verbs/browser.ts';

/** What one visit to a page costs a reader. */
export interface Visit {
  /** KiB of JavaScript that came over the wire before the page settled; prefetched files are not in it. */
  scripts: number;
  /** KiB of the page itself. */
  html: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds of tasks beyond 50 ms each. */
  blocking: number;
  /** MB in use on the JavaScript heap after a collection. */
  heap: number;
  /** Cumulative layout shift. */
  shift: number;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** A Chromium whose visits run as on a mid-range phone: CPU 4 × slower, 1.6 Mbit/s, 150 ms. */
export async function openPhone(): Promise<{
  visit(url: string): Promise<Visit>;
  close(): Promise<void>;
}> {
  const browser = await chromium.launch({ executablePath: bringBrowser(), args: ARGS });
  return { visit: (url) => visit(browser, url), close: () => browser.close() };
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = await slowedDown(devtools);
  await page.addInitScript({ content: OBSERVE });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(4000);
  const seen = await page.evaluate(
    () =>
      (window as unknown as { seen: Record<'paint' | 'largest' | 'blocking' | 'shift', number> })
        .seen,
  );
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await context.close();
  return {
    scripts: bytes.Script / 1024,
    html: bytes.Document / 1024,
    firstPaint: seen.paint,
    largestPaint: seen.largest,
    blocking: seen.blocking,
    heap: usedSize / 1e6,
    shift: seen.shift,
  };
}

/** Sets the brakes, and counts what arrives by kind. */
async function slowedDown(devtools: CDPSession) {
  const bytes = { Script: 0, Document: 0 };
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Document') bytes[kind] += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return bytes;
}

/** Runs in the page, before its own scripts; as text, because the page knows no helper of tsx. */
const OBSERVE = `
  window.seen = { paint: 0, largest: 0, blocking: 0, shift: 0 };
  const on = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  on('longtask', ({ duration }) => (seen.blocking += duration - 50));
  on('layout-shift', ({ value }) => (seen.shift += value));
`;
