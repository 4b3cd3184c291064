import { chromium, type Browser } from 'playwright-core';
import { loadedBeforeIdle, type Loaded } from '../e2e/weight/loaded.ts';
import { chromiumArgumentsOf } from '../e2e/start-chromium.ts';
import { ensureChromium } from '../scripts/browsers/chromium.ts';

/** The Chromium that the tests run in, with `more` arguments. */
export async function openChromium(...more: readonly string[]): Promise<Browser> {
  const executablePath = ensureChromium();
  return chromium.launch({ executablePath, args: await chromiumArgumentsOf(executablePath, more) });
}

/** The scripts that a page loads before the browser is idle. */
export async function scriptsOf(browser: Browser, url: string): Promise<Loaded[]> {
  const page = await browser.newPage();
  const loaded = await loadedBeforeIdle(page, url);
  await page.close();
  return loaded.filter(({ kind }) => kind === 'script');
}
