import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, untilEnded } from './child.ts';
import { asScript, type Engine, type Tab } from './tab.ts';
import { openWebDriver, type WebDriver } from './webdriver.ts';

/** The programs that start WebKit. */
export interface WebKit {
  driver: string;
  /** The program of a virtual display; defaults to the display of the user. */
  display?: string;
}

/** Starts a virtual display for WebKit, whose driver starts a browser for each tab. */
export async function startWebKit({ driver, display }: WebKit): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = display ? await startDisplay(display) : undefined;
  const env = { ...process.env };
  if (screen)
    Object.assign(env, {
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      // CPU rendering is faster without a graphics card.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      HOME: folder,
    });
  return {
    listener: `(${listen.toString()})(${JSON.stringify(FAULTS)})`,
    openTab: async () => tabOf(await openWebDriver(driver, env)),
    close: async () => {
      screen?.child.kill();
      if (screen) await untilEnded(screen.child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function tabOf(session: WebDriver): Tab {
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
    close: session.end,
  };
}

const FAULTS = 'faults-of-pages';

/** Runs in each page before its own scripts, and collects errors in sessionStorage, across pages. */
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
  const log = console.error;
  console.error = (...words: unknown[]) => {
    keep(words.map(String).join(' '));
    log(...words);
  };
}

/** Starts a virtual display; returns its name too, such as `:99`. */
function startDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = startChild(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, child }),
    );
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}.`)));
  });
}
