import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { fileOfTool } from '../tools.ts';
import { installFromDebian } from './debian.ts';
import { findProgram, programFolders, type ProgramSpec } from './find-program.ts';

const wanted: ProgramSpec = {
  description: 'a Chromium or Chrome',
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
 * Finds a Chromium for the tests, or installs one: Playwright's download, else Debian's package.
 *
 * @throws {Error} none is found and none can be installed, or CHROME_PATH names no file
 */
export function ensureChromium(): string {
  const found = findProgram(wanted) ?? download();
  if (found) return found;
  const why = installFromDebian(['chromium']);
  const installed = why === undefined ? findProgram(wanted) : undefined;
  if (installed) return installed;
  throw new Error(
    `No Chromium or Chrome runs on this machine, Playwright's download did not help, and ${why ?? 'the one that apt-get brought does not run'}. Install one, or set CHROME_PATH to its executable.`,
  );
}

const wantedShell: ProgramSpec = {
  description: 'the headless shell of Chromium',
  variable: 'HEADLESS_SHELL_PATH',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: [],
};

/**
 * Finds Chromium's headless shell, or installs Debian's. It renders pages the same, opens one in a third of the CPU
 * time, and has no user profile. Undefined if it is not available.
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
  // Without a network it prints a stack per address and attempt; the first error is enough.
  const { stderr, status } = spawnSync(
    process.execPath,
    [fileOfTool('playwright-core'), 'install', 'chromium'],
    { encoding: 'utf8', timeout: 600_000 },
  );
  const reason = /^Error: (.*)/m.exec(stderr)?.[1] ?? 'no answer within 10 minutes';
  if (status !== 0) console.log(`It did not come: ${reason}.`);
  return findProgram(wanted);
}
