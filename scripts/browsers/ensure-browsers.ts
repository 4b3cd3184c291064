import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { ensureProgram, installFromDebian } from './debian.ts';
import {
  findProgram,
  programFolders,
  type ProgramLookup,
  type ProgramSpec,
} from './find-program.ts';

const wantedDriver: ProgramSpec = {
  description: 'a WebKitWebDriver',
  variable: 'WEBKIT_DRIVER',
  names: ['WebKitWebDriver'],
  places: [],
  probe: '--help',
};
const wantedDisplay: ProgramSpec = {
  description: 'an Xvfb',
  variable: 'XVFB_PATH',
  names: ['Xvfb'],
  places: [],
  probe: '-help',
};

/** Finds a WebKit driver and a virtual display for it, or installs Debian's. */
export function ensureWebKit(env: NodeJS.ProcessEnv = process.env): ProgramLookup {
  const found = find(env);
  if (found) return found;
  if (process.platform !== 'linux') return { missing: elsewhere[process.platform] ?? noneHere };
  const why = installFromDebian(['webkit2gtk-driver', 'xvfb'], env);
  return (
    (why === undefined ? find(env) : undefined) ?? {
      missing: `no WebKitWebDriver with an Xvfb runs on this machine, and ${why ?? 'those that apt-get brought do not either'}. Install them (on Debian: apt-get install webkit2gtk-driver xvfb, as root), or set WEBKIT_DRIVER and XVFB_PATH to their executables.`,
    }
  );
}

/** Safari needs no virtual display. */
function find(env: NodeJS.ProcessEnv): ProgramLookup | undefined {
  const driver = findProgram(wantedDriver, env);
  if (!driver) return undefined;
  if (process.platform !== 'linux') return { env: { WEBKIT_DRIVER: driver } };
  const display = findProgram(wantedDisplay, env);
  return display ? { env: { WEBKIT_DRIVER: driver, XVFB_PATH: display } } : undefined;
}

const noneHere = 'there is none for this system. The tests on Linux try it.';
const elsewhere: Partial<Record<NodeJS.Platform, string>> = {
  darwin:
    'Safari obeys tests only where its owner allows it. Run `safaridriver --enable` once and set WEBKIT_DRIVER=/usr/bin/safaridriver.',
};

/** The browsers of this machine. */
interface Browsers {
  /** The environment variables that start them in tests. */
  env: Record<string, string>;
  /** For each unavailable engine, a sentence with its name, the reason and the fix. */
  missing: string[];
}

/**
 * Finds or installs every browser that is available for this machine. Exits the process with a message if there is no
 * Chromium or a variable names no file.
 */
export function ensureBrowsers(): Browsers {
  try {
    const browsers: Browsers = { env: { CHROME_PATH: ensureChromium() }, missing: [] };
    const shell = ensureHeadlessShell();
    if (shell) browsers.env['HEADLESS_SHELL_PATH'] = shell;
    for (const [name, ensure] of Object.entries({ Firefox: ensureFirefox, WebKit: ensureWebKit })) {
      const result = ensure();
      if (result.missing === undefined) Object.assign(browsers.env, result.env);
      else browsers.missing.push(`${name} was not tried: ${result.missing}`);
    }
    return browsers;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const wanted: ProgramSpec = {
  description: 'a Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox', 'firefox-esr'],
  places: programFolders().flatMap((folder) => [
    join(folder, 'Firefox.app/Contents/MacOS/firefox'),
    join(folder, 'Mozilla Firefox/firefox.exe'),
  ]),
};

/** Finds a Firefox for the tests, or installs Debian's. */
export function ensureFirefox(env: NodeJS.ProcessEnv = process.env): ProgramLookup {
  const missing = (why: string) => `no Firefox runs on this machine, and ${why}. ${cure}`;
  return ensureProgram(wanted, 'firefox-esr', env, missing);
}

const cure =
  process.platform === 'linux'
    ? 'Install one (on Debian: apt-get install firefox-esr, as root), or set FIREFOX_PATH to its executable.'
    : 'Install one from firefox.com, or set FIREFOX_PATH to its executable.';
