import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, untilEnded } from './child.ts';
import { asScript, type Engine, type Tab } from './tab.ts';
import { openWebDriver, type WebDriver } from './webdriver.ts';

/** What WebKit is started from. */
export interface WebKit {
  driver: string;
  /** The program of a display that nobody sees; without one the reader's own is used. */
  display?: string;
}

/** Makes a display for WebKit, whose driver starts a browser for each tab. */
export async function startWebKit({ driver, display }: WebKit): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = display ? await startDisplay(display) : undefined;
  const env = { ...process.env };
  if (screen)
    Object.assign(env, {
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      // There is no graphics card: painting on the processor is the faster way.
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

/** Starts a display that nobody sees and answers its name, such as `:99`, too. */
function startDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = startChild(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, child }),
    );
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}.`)));
  });
}
