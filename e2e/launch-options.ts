import { chromium } from 'playwright-core';

/** Arguments for containers, against requests to Google's hosts, and for the same text width in each build. */
const ARGUMENTS = [
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
 * The options of `chromium.launch`: `executablePath` or Playwright's own, and our arguments plus `more`. Chromium obeys only
 * the last list of disabled features, so ours extends Playwright's, which is known only from the arguments of a started
 * browser.
 */
export async function launchOptionsOf(executablePath?: string, more: readonly string[] = []) {
  const args = [...ARGUMENTS, ...more];
  const program = executablePath ? { executablePath } : {};
  const first = await chromium.launchServer({ args, ...program });
  const off = first.process().spawnargs.findLast((argument) => argument.startsWith(FEATURES));
  await first.close();
  const list = [...(off?.slice(FEATURES.length).split(',') ?? []), ...UNUSED_FEATURES];
  return { args: [...args, FEATURES + list.join(',')], ...program };
}

const FEATURES = '--disable-features=';
