import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { loadedBeforeIdle, type Loaded } from '../e2e/weight/loaded.ts';
import { launchOptionsOf } from '../e2e/launch-options.ts';
import { ensureChromium } from '../scripts/browsers/chromium.ts';

/** Launches the Chromium that the tests use, with additional arguments. */
export async function openChromium(...more: readonly string[]): Promise<Browser> {
  const executablePath = ensureChromium();
  return chromium.launch(await launchOptionsOf(executablePath, more));
}

/** The scripts that a page loads before the browser is idle. */
export async function scriptsOf(browser: Browser, url: string): Promise<Loaded[]> {
  const page = await browser.newPage();
  const loaded = await loadedBeforeIdle(page, url);
  await page.close();
  return loaded.filter(({ kind }) => kind === 'script');
}

/** Throttles a page to a phone on a slow network: CPU 4 times slower, 1.6 Mbit/s, 150 ms round-trip time. */
export async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a throttled page in a new context with a desktop viewport. @param script runs in each document before its own scripts */
export async function openSlowDesktop(browser: Browser, script: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  await page.addInitScript({ content: script });
  return page;
}
