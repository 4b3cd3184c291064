import { chromium, type BrowserServer } from 'playwright-core';

/** Arguments for containers, against requests to Google's hosts, and for the same text width in each build. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Parts of Chromium's UI that load with each new page: the popups of the address bar are two pages with scripts, which take
 * longer than a page of the site.
 */
const UNUSED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * The arguments for starting Chromium, `executablePath` or Playwright's own, plus `more`. Chromium obeys only the last list
 * of disabled features, so ours extends Playwright's, which is known only from the arguments of a started browser.
 */
export async function chromiumArgumentsOf(
  executablePath?: string,
  more: readonly string[] = [],
): Promise<string[]> {
  const args = [...chromiumArguments, ...more];
  const first = await chromium.launchServer({
    args,
    ...(executablePath ? { executablePath } : {}),
  });
  const off = first.process().spawnargs.findLast((argument) => argument.startsWith(FEATURES));
  await first.close();
  const list = [...(off?.slice(FEATURES.length).split(',') ?? []), ...UNUSED_FEATURES];
  return [...args, FEATURES + list.join(',')];
}

/** Starts a Chromium for many test files, `executablePath` or Playwright's own. */
export const startChromium = async (executablePath?: string): Promise<BrowserServer> =>
  chromium.launchServer({
    args: await chromiumArgumentsOf(executablePath),
    ...(executablePath ? { executablePath } : {}),
  });

const FEATURES = '--disable-features=';
