import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a Chromium for the tests, else brings one: Playwright's own download, else Debian's package. */
export function bringBrowser(): string {
  return (
    findBrowser() ??
    brought('npx', ['--no-install', 'playwright-core', 'install', 'chromium']) ??
    (process.getuid?.() === 0
      ? (brought('apt-get', ['update', '-qq']) ??
        brought('apt-get', ['install', '-y', '-qq', 'chromium']))
      : undefined) ??
    noBrowser()
  );
}

function findBrowser(): string | undefined {
  const own = process.env['CHROME_PATH'];
  if (own) {
    if (existsSync(own)) return own;
    throw new Error(
      `CHROME_PATH is "${own}", but there is no such file. Point it at a Chromium or Chrome.`,
    );
  }
  const finder = process.platform === 'win32' ? 'where' : 'which';
  for (const name of NAMES) {
    const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
    if (status === 0) return stdout.split('\n')[0]?.trim();
  }
  const downloaded = chromium.executablePath();
  return [...PLACES, downloaded].find((place) => existsSync(place));
}

function brought(command: string, args: string[]): string | undefined {
  console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
  } catch (error) {
    console.log(`  did not work: ${error instanceof Error ? error.message : String(error)}`);
  }
  return findBrowser();
}

function noBrowser(): never {
  throw new Error(
    'No Chromium or Chrome was found and none could be installed. Install one, or set CHROME_PATH to its executable.',
  );
}
