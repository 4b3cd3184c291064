import type { Browser } from 'playwright-core';
import { slowDown } from '../slow-down.ts';

/** Bytes of the search index as they come, and how long a reader who asks for it waits on a phone. */
export async function searchReady(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; milliseconds: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  const found = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/search.*\.(bin|json)/.test(response.url)) found.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (found.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.addInitScript({ content: 'window.requestIdleCallback = () => 0;' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(devtools);
  const began = performance.now();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor({ timeout: 120_000 });
  const milliseconds = performance.now() - began;
  await page.waitForLoadState('networkidle');
  await page.close();
  return { bytes, milliseconds };
}
