import { chromium, type BrowserServer } from 'playwright-core';

/** What Chromium needs in a container, what keeps it from calling its maker's hosts, and letters that are as wide in each build of it. */
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
 * Parts of Chromium's own window that come with each new page and that no reader of a test sees: the
 * lists below its address bar are two pages of script, which cost more time than a page of the site.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * The arguments to start a Chromium with, `executablePath` or else Playwright's own, and `more`. Of
 * several lists of features to turn off Chromium obeys the last: ours goes on where Playwright's ends,
 * which only the arguments of a browser that it has started tell.
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
  const list = [...(off?.slice(FEATURES.length).split(',') ?? []), ...UNSEEN];
  return [...args, FEATURES + list.join(',')];
}

/** Starts a Chromium for many test files, `executablePath` or else Playwright's own. */
export const startChromium = async (executablePath?: string): Promise<BrowserServer> =>
  chromium.launchServer({
    args: await chromiumArgumentsOf(executablePath),
    ...(executablePath ? { executablePath } : {}),
  });

const FEATURES = '--disable-features=';
