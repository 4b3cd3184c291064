import { chromium, type BrowserServer } from 'playwright-core';

/** What Chromium needs in a container, and what keeps it from calling its maker's hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Parts of Chromium's own window that come with each new page and that no reader of a test sees: the
 * lists below its address bar are two pages of script, which cost more time than a page of the site.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Starts a Chromium for many test files, `executablePath` or else Playwright's own. Of several lists
 * of features to turn off Chromium obeys the last: ours goes on where Playwright's ends, which only
 * the arguments of a browser that it has started tell.
 */
export async function startChromium(executablePath?: string): Promise<BrowserServer> {
  const options = { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) };
  const first = await chromium.launchServer(options);
  const off = first.process().spawnargs.findLast((argument) => argument.startsWith(FEATURES));
  await first.close();
  const list = [...(off?.slice(FEATURES.length).split(',') ?? []), ...UNSEEN];
  return chromium.launchServer({
    ...options,
    args: [...chromiumArguments, FEATURES + list.join(',')],
  });
}

const FEATURES = '--disable-features=';
