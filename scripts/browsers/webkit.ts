import { installFromDebian } from './debian.ts';
import { findProgram, type Brought, type Wanted } from './find-program.ts';

const wantedDriver: Wanted = {
  what: 'a WebKitWebDriver',
  variable: 'WEBKIT_DRIVER',
  names: ['WebKitWebDriver'],
  places: [],
  probe: '--help',
};
const wantedDisplay: Wanted = {
  what: 'an Xvfb',
  variable: 'XVFB_PATH',
  names: ['Xvfb'],
  places: [],
  probe: '-help',
};

/** Finds the driver of a WebKit and a display nobody sees for it, else brings those of Debian. */
export function bringWebKit(env: NodeJS.ProcessEnv = process.env): Brought {
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

/** Safari opens windows of its own and needs no display of ours. */
function find(env: NodeJS.ProcessEnv): Brought | undefined {
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
