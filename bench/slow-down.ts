import type { Browser, CDPSession, Page } from 'playwright-core';

/** Brakes a page as a phone on a slow line would: CPU 4 times slower, 1.6 Mbit/s, 150 ms a round trip. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A page of a desktop screen of its own, braked so. @param script runs in each document before its own */
export async function openSlowDesk(browser: Browser, script: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript({ content: script });
  return page;
}
