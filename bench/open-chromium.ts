import { chromium, type Browser } from 'playwright-core';
import { chromiumArgumentsOf } from '../e2e/start-chromium.ts';
import { bringChromium } from '../scripts/browsers/chromium.ts';

/** The Chromium that the tests run in, with `more` arguments. */
export async function openChromium(...more: readonly string[]): Promise<Browser> {
  const executablePath = bringChromium();
  return chromium.launch({ executablePath, args: await chromiumArgumentsOf(executablePath, more) });
}
