import { join } from 'node:path';
import { installFromDebian } from './debian.ts';
import { findProgram, programFolders, type Brought, type Wanted } from './find-program.ts';

const wanted: Wanted = {
  what: 'a Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox', 'firefox-esr'],
  places: programFolders().flatMap((folder) => [
    join(folder, 'Firefox.app/Contents/MacOS/firefox'),
    join(folder, 'Mozilla Firefox/firefox.exe'),
  ]),
};

/** Finds a Firefox for the tests, else brings Debian's. */
export function bringFirefox(env: NodeJS.ProcessEnv = process.env): Brought {
  const found = findProgram(wanted, env);
  if (found) return { env: { FIREFOX_PATH: found } };
  const why = installFromDebian(['firefox-esr'], env);
  const brought = why === undefined ? findProgram(wanted, env) : undefined;
  if (brought) return { env: { FIREFOX_PATH: brought } };
  return {
    missing: `no Firefox runs on this machine, and ${why ?? 'the one that apt-get brought does not either'}. ${cure}`,
  };
}

const cure =
  process.platform === 'linux'
    ? 'Install one (on Debian: apt-get install firefox-esr, as root), or set FIREFOX_PATH to its executable.'
    : 'Install one from firefox.com, or set FIREFOX_PATH to its executable.';
