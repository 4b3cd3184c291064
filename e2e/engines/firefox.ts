import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBidi, type Bidi } from './bidi.ts';
import { startChild, untilEnded } from './child.ts';
import { asScript, type Engine, type Tab } from './tab.ts';

/** Blocks all other hosts, so that no test calls Mozilla. */
const ALONE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Starts an unmodified headless Firefox with its own profile, and drives it over BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(profilesOf(program), 'profile-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(ALONE)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const isRoot = process.getuid?.() === 0;
  const child = startChild(
    program,
    ['--headless', '--new-instance', '--profile', profile, '--remote-debugging-port=0', ...STAYING],
    {
      // Firefox refuses to run as root in another user's home.
      env: { ...process.env, ...(isRoot ? { HOME: profile } : {}) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const bidi = await openBidi(`${await address(child)}/session`);
  const tabs = new Map<string, string[]>();
  await bidi.on<LogEntry>('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error') tabs.get(source.context)?.push(text);
  });
  return {
    openTab: () => openTab(bidi, tabs),
    close: async () => {
      await bidi.send('browser.close');
      bidi.close();
      await untilEnded(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** On Windows the launcher would exit before the browser. */
const STAYING = process.platform === 'win32' ? ['--wait-for-browser'] : [];

/** A Firefox from the snap store, as on Ubuntu, can access only its own temporary folder. */
function profilesOf(program: string): string {
  const own = join(homedir(), 'snap/firefox/common');
  const isSnap = program.startsWith('/snap/') || existsSync('/snap/bin/firefox');
  return isSnap && existsSync(own) ? own : tmpdir();
}

interface LogEntry {
  level: string;
  text: string;
  source: { context: string };
}

/** Waits until Firefox logs the address on which it listens. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let stderr = '';
    child.stderr?.on('data', (text: Buffer) => {
      stderr += text.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(stderr)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox ended before it listened: ${stderr}`)));
  });
}

async function openTab(bidi: Bidi, tabs: Map<string, string[]>): Promise<Tab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const faults: string[] = [];
  tabs.set(context, faults);
  return {
    goTo: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (work, ...args) => {
      const { type, result, exceptionDetails } = await bidi.send<{
        type: string;
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: asScript(work, args),
        awaitPromise: true,
        target: { context },
      });
      if (type !== 'success' || !result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value) as never;
    },
    input: async (actions) => {
      await bidi.send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    screenshot: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    faults: async () => faults,
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}
