import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, describe, expect, it, afterEach } from 'vitest';
import { ensurePgbouncer } from './pgbouncer.ts';
import { ensureFirefox, ensureWebKit } from './browsers/ensure-browsers.ts';
import { apiNames } from '../specs/apis.ts';
import { choosePorts, cureFor, defaultPorts, readPorts, variableOf } from './ports.mjs';

const above = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(above, { recursive: true }));

/** A folder with programs that exit at once with a given code. */
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
])('takes the executable that %s names, and refuses a missing one', (name, what, ensure) => {
  const own = { [name]: process.execPath };
  expect(ensure(own)).toEqual({ env: own });
  expect(() => ensure({ [name]: '/nowhere/it' })).toThrow(
    `${name} is "/nowhere/it", but there is no such file. Point it at the executable of ${what}, or unset it.`,
  );
});

// Stub programs, on a system whose package manager they can replace.
describe.runIf(process.platform === 'linux')('bringing a browser to Linux', () => {
  it('skips a program on the PATH that does not run', () => {
    const shim = folderOf('shim', { firefox: 10 });
    const real = folderOf('real', { 'firefox-esr': 0 });
    const env = { FIREFOX_PATH: join(real, 'firefox-esr') };
    expect(ensureFirefox({ PATH: `${shim}:${real}` })).toEqual({ env });
  });

  it('names the unavailable engine, the reason and the fix', () => {
    const env = { PATH: folderOf('bare', {}) };
    expect(ensureFirefox(env).missing).toBe(
      'no Firefox runs on this machine, and there is no apt-get to bring one. Install one (on Debian: apt-get install firefox-esr, as root), or set FIREFOX_PATH to its executable.',
    );
    expect(ensureWebKit(env).missing).toBe(
      'no WebKitWebDriver with an Xvfb runs on this machine, and there is no apt-get to bring one. Install them (on Debian: apt-get install webkit2gtk-driver xvfb, as root), or set WEBKIT_DRIVER and XVFB_PATH to their executables.',
    );
  });

  it('reports that apt-get fails or is not permitted', () => {
    const { missing } = ensureFirefox({ PATH: folderOf('apt', { 'apt-get': 100 }) });
    const isRoot = process.getuid?.() === 0;
    expect(missing).toContain(isRoot ? 'it ended with code 100' : 'only root may bring one');
  });

  it('requires a display for WebKit', () => {
    const path = folderOf('driver', { WebKitWebDriver: 0 });
    expect(ensureWebKit({ PATH: path }).missing).toContain('no WebKitWebDriver with an Xvfb');
    const display = folderOf('display', { Xvfb: 0 });
    expect(ensureWebKit({ PATH: `${path}:${display}` })).toEqual({
      env: { WEBKIT_DRIVER: join(path, 'WebKitWebDriver'), XVFB_PATH: join(display, 'Xvfb') },
    });
  });
});

describe('ports of this machine', () => {
  const open: Server[] = [];
  afterEach(() => open.splice(0).forEach((server) => server.close()));

  /** Occupies a port, like another program. */
  async function taken(host = '127.0.0.1', port = 0): Promise<number> {
    const server = createServer();
    open.push(server);
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    return (server.address() as AddressInfo).port;
  }

  /** A port that was free a moment ago. */
  async function free(): Promise<number> {
    const port = await taken();
    await new Promise((resolve) => open.pop()?.close(resolve));
    return port;
  }

  describe('the ports', () => {
    it('default to those of the specification', async () => {
      const specified = { site: 3000, 'call-for-help': 8002, lockers: 8004, radio: 5000 };
      expect(defaultPorts).toEqual(specified);
      expect(Object.keys(defaultPorts)).toEqual(['site', ...apiNames]);
      const ports = readPorts({ PORT: '', LOCKERS_PORT: '9004' });
      expect(ports).toEqual({ ...specified, lockers: 9004 });
      const variables = Object.keys(defaultPorts).map(variableOf).join(' ');
      expect(variables).toBe('PORT CALL_FOR_HELP_PORT LOCKERS_PORT RADIO_PORT');
    });

    it('move by PORT and by the variables of the servers', async () => {
      const [site, radio] = [await free(), await free()];
      const env = { PORT: String(site), RADIO_PORT: String(radio) };
      const defaults = { site: await free(), radio: await free() };
      expect(await choosePorts({ env, defaults })).toEqual({ ports: { site, radio }, notices: [] });
    });

    it('move away from a taken default port, with a notice, if there is no terminal', async () => {
      const radio = await taken();
      const given = { env: {}, defaults: { radio }, platform: 'linux' } as const;
      const { ports, notices } = await choosePorts(given);
      expect(ports['radio']).toBeGreaterThan(radio);
      expect(notices).toEqual([
        `Port ${radio} (radio) is taken by another program. radio takes ${ports['radio']} instead. RADIO_PORT chooses another. To end that program: \`lsof -nP -iTCP:${radio} -sTCP:LISTEN\` names it.`,
      ]);
    });

    it('skip a port that is the default of another server', async () => {
      const site = await taken();
      const lockers = site + 1;
      const { ports } = await choosePorts({ env: {}, defaults: { site, lockers } });
      expect(ports['site']).not.toBe(lockers);
      expect(new Set(Object.values(ports)).size).toBe(2);
    });

    it('move away from a port that the environment assigns to another', async () => {
      const radio = await free();
      const env = { PORT: String(radio) };
      const { ports, notices } = await choosePorts({ env, defaults: { site: 3000, radio } });
      expect(ports['site']).toBe(radio);
      expect(notices[0]).toContain(`Port ${radio} (radio) is what PORT asks for. radio takes `);
    });

    it('ask the user once for all that moved', async () => {
      const defaults = { site: await taken(), radio: await taken() };
      const questions: string[] = [];
      const agree = async (question: string) => questions.push(question) > 0;
      const { ports, notices } = await choosePorts({ env: {}, defaults, agree });
      expect(notices).toEqual([]);
      expect(questions).toEqual([
        `Port ${defaults.site} (site) is taken by another program.\nPort ${defaults.radio} (radio) is taken by another program.\nTake ${ports['site']}, ${ports['radio']} instead?`,
      ]);
      await expect(choosePorts({ env: {}, defaults, agree: async () => false })).rejects.toThrow(
        `Port ${defaults.site} (site) is taken by another program. PORT chooses another.`,
      );
    });

    it('detect a program that listens only on ::1', async () => {
      const site = await taken('::1');
      const { ports } = await choosePorts({ env: {}, defaults: { site } });
      expect(ports['site']).not.toBe(site);
    });

    it('refuse a taken port from the environment, naming another one and the fix', async () => {
      const port = await taken();
      const env = { LOCKERS_PORT: String(port) };
      await expect(choosePorts({ env, platform: 'win32' })).rejects.toThrow(
        new RegExp(
          `^LOCKERS_PORT is ${port}, but port ${port} is taken by another program\\. Choose another, such as LOCKERS_PORT=\\d+\\. Or end that program: \`netstat -ano \\| findstr :${port}\``,
        ),
      );
    });

    it.each([
      [{ PORT: 'http' }, 'PORT is "http": give a whole number from 0 to 65535, such as PORT=3000'],
      [{ PORT: '70000' }, 'PORT is "70000"'],
      [{ RADIO_PORT: '-1' }, 'RADIO_PORT is "-1"'],
      [{ PORT: '4000', RADIO_PORT: '4000' }, 'are both 4000: give each a port of its own.'],
    ])('refuse %j in one sentence', async (env, sentence) => {
      await expect(choosePorts({ env })).rejects.toThrow(sentence);
    });

    it('take any free port for 0', async () => {
      const { ports } = await choosePorts({ env: { PORT: '0' }, defaults: { site: 3000 } });
      expect(ports['site']).toBeGreaterThan(0);
    });

    it('name the program on port 5000 of macOS', () => {
      expect(cureFor(5000, 'darwin')).toContain('AirPlay Receiver');
      expect(cureFor(5000, 'linux')).not.toContain('AirPlay');
      expect(cureFor(3000, 'darwin')).toBe('`lsof -nP -iTCP:3000 -sTCP:LISTEN` names it.');
    });
  });
});
