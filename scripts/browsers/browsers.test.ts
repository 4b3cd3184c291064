import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ensurePgbouncer } from '../pgbouncer.ts';
import { ensureFirefox, ensureWebKit } from './ensure-browsers.ts';

const above = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(above, { recursive: true }));

/** A folder with programs that end at once, each with its exit code. */
function folderOf(name: string, programs: Record<string, number>): string {
  const folder = join(above, name);
  mkdirSync(folder);
  for (const [program, code] of Object.entries(programs)) {
    writeFileSync(join(folder, program), `#!/bin/sh\nexit ${code}\n`);
    chmodSync(join(folder, program), 0o755);
  }
  return folder;
}

it.each([
  ['FIREFOX_PATH', 'a Firefox', ensureFirefox],
  ['PGBOUNCER_PATH', 'a PgBouncer', ensurePgbouncer],
])(
  'takes the executable that %s names, and refuses one that is not there',
  (name, what, ensure) => {
    const own = { [name]: process.execPath };
    expect(ensure(own)).toEqual({ env: own });
    expect(() => ensure({ [name]: '/nowhere/it' })).toThrow(
      `${name} is "/nowhere/it", but there is no such file. Point it at the executable of ${what}, or unset it.`,
    );
  },
);

// Programs of a few lines, and a system whose package manager they can stand in for.
describe.runIf(process.platform === 'linux')('bringing a browser to Linux', () => {
  it('passes by a name on the PATH that leads to nothing that runs', () => {
    const shim = folderOf('shim', { firefox: 10 });
    const real = folderOf('real', { 'firefox-esr': 0 });
    expect(ensureFirefox({ PATH: `${shim}:${real}` })).toEqual({
      env: { FIREFOX_PATH: join(real, 'firefox-esr') },
    });
  });

  it('names the engine that is not to be had, the reason and the cure', () => {
    const env = { PATH: folderOf('bare', {}) };
    expect(ensureFirefox(env).missing).toBe(
      'no Firefox runs on this machine, and there is no apt-get to bring one. Install one (on Debian: apt-get install firefox-esr, as root), or set FIREFOX_PATH to its executable.',
    );
    expect(ensureWebKit(env).missing).toBe(
      'no WebKitWebDriver with an Xvfb runs on this machine, and there is no apt-get to bring one. Install them (on Debian: apt-get install webkit2gtk-driver xvfb, as root), or set WEBKIT_DRIVER and XVFB_PATH to their executables.',
    );
  });

  it('says so where apt-get brings nothing, or may not', () => {
    const { missing } = ensureFirefox({ PATH: folderOf('apt', { 'apt-get': 100 }) });
    const isRoot = process.getuid?.() === 0;
    expect(missing).toContain(isRoot ? 'it ended with code 100' : 'only root may bring one');
  });

  it('wants the display of a WebKit too', () => {
    const path = folderOf('driver', { WebKitWebDriver: 0 });
    expect(ensureWebKit({ PATH: path }).missing).toContain('no WebKitWebDriver with an Xvfb');
    const display = folderOf('display', { Xvfb: 0 });
    expect(ensureWebKit({ PATH: `${path}:${display}` })).toEqual({
      env: { WEBKIT_DRIVER: join(path, 'WebKitWebDriver'), XVFB_PATH: join(display, 'Xvfb') },
    });
  });
});
