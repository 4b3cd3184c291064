import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers.ts';
import { startChild, untilEnded } from './child.ts';
import { asScript, type Engine, type Tab } from './tab.ts';
import { ask, openWebDriver } from './webdriver.ts';

/** What WebKit is started from. */
export interface WebKit {
  driver: string;
  /** The program of a display that nobody sees; without one the reader's own is used. */
  display?: string;
}

/** Starts a driver of WebKit; each tab is a session of its own, one at a time. */
export async function startWebKit({ driver, display }: WebKit): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const started: ChildProcess[] = [];
  const env = { ...process.env };
  if (display)
    Object.assign(env, {
      DISPLAY: await startDisplay(display, started),
      GDK_BACKEND: 'x11',
      // There is no graphics card: painting on the processor is the faster way.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      HOME: folder,
    });
  const url = await startDriver(driver, env, started);
  return {
    listener: `(${listen.toString()})(${JSON.stringify(FAULTS)})`,
    openTab: () => openTab(url),
    close: async () => {
      for (const child of started.reverse()) {
        child.kill();
        await untilEnded(child);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openTab(url: string): Promise<Tab> {
  const session = await openWebDriver(url, { timeouts: { pageLoad: 30_000, script: 30_000 } });
  const run: Tab['run'] = async (work, ...args) => {
    const script = `return (${asScript(work, args)})()`;
    return JSON.parse(await session.post<string>('/execute/sync', { script, args: [] })) as never;
  };
  return {
    goTo: (address) => session.post('/url', { url: address }),
    run,
    input: (actions) => session.post('/actions', { actions }),
    resize: (width, height) => session.post('/window/rect', { width, height }),
    screenshot: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    faults: () => run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], FAULTS),
    close: () => session.end(),
  };
}

const FAULTS = 'faults-of-pages';

/** Runs in each page before its own scripts, and keeps what goes wrong from one page to the next. */
function listen(key: string): void {
  const keep = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...faults, fault]));
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
  );
  const say = console.error;
  console.error = (...words: unknown[]) => {
    keep(words.map(String).join(' '));
    say(...words);
  };
}

/** Starts a display that nobody sees and answers its name, such as `:99`. */
function startDisplay(program: string, started: ChildProcess[]): Promise<string> {
  const child = startChild(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  started.push(child);
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}.`)));
  });
}

async function startDriver(program: string, env: NodeJS.ProcessEnv, started: ChildProcess[]) {
  const port = await freePort();
  const child = startChild(program, ['-p', String(port)], { env, stdio: 'inherit' });
  started.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.`);
    try {
      await ask('GET', `${url}/status`);
      return url;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${program} did not listen on port ${port} within 10 seconds.`);
}
