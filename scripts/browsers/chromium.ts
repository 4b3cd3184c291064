import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { fileOfTool } from '../tools.ts';
import { installFromDebian } from './debian.ts';
import { findProgram, programFolders, type Wanted } from './find-program.ts';

const wanted: Wanted = {
  what: 'a Chromium or Chrome',
  variable: 'CHROME_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    ...programFolders().flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
    ]),
    chromium.executablePath(),
  ],
};

/**
 * Finds a Chromium for the tests, else brings one: Playwright's own download, else Debian's package.
 *
 * @throws {Error} there is none and none can be brought, or CHROME_PATH names no file
 */
export function ensureChromium(): string {
  const found = findProgram(wanted) ?? download();
  if (found) return found;
  const why = installFromDebian(['chromium']);
  const brought = why === undefined ? findProgram(wanted) : undefined;
  if (brought) return brought;
  throw new Error(
    `No Chromium or Chrome runs on this machine, Playwright's download did not help, and ${why ?? 'the one that apt-get brought does not run'}. Install one, or set CHROME_PATH to its executable.`,
  );
}

const wantedShell: Wanted = {
  what: 'the headless shell of Chromium',
  variable: 'HEADLESS_SHELL_PATH',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: [],
};

/**
 * Finds the part of Chromium that has no window, else brings Debian's. Pages are the same in it, and a new one takes a
 * third of the processor's time; it keeps no settings of a person. Undefined where it is not to be had.
 *
 * @throws {Error} HEADLESS_SHELL_PATH names no file
 */
export function ensureHeadlessShell(): string | undefined {
  const found = findProgram(wantedShell);
  if (found || installFromDebian(['chromium-headless-shell']) !== undefined) return found;
  return findProgram(wantedShell);
}

function download(): string | undefined {
  console.log('No Chromium found: fetching the one of Playwright (about 180 MB) …');
  // A line an address and a try, with its stack, where there is no network: one says as much.
  const { stderr, status } = spawnSync(
    process.execPath,
    [fileOfTool('playwright-core'), 'install', 'chromium'],
    { encoding: 'utf8', timeout: 600_000 },
  );
  const reason = /^Error: (.*)/m.exec(stderr)?.[1] ?? 'no answer within 10 minutes';
  if (status !== 0) console.log(`It did not come: ${reason}.`);
  return findProgram(wanted);
}
