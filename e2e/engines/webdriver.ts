import type { ChildProcess } from 'node:child_process';
import { freePort } from '../servers.ts';
import { startChild, untilEnded } from './child.ts';

/** A session of WebDriver, the standard behind WebKitWebDriver, safaridriver and others. */
export interface WebDriver {
  get<Result>(path: string): Promise<Result>;
  post<Result>(path: string, body?: object): Promise<Result>;
  /** Ends the session and its driver. */
  end(): Promise<void>;
}

/** How long a command may take, in milliseconds. Drivers themselves wait for five minutes. */
const PATIENCE = 40_000;
/** A driver now and then waits for ever for the browser it has started: another one is asked. */
const TRIES = 3;
const PATIENCE_WITH_START = 15_000;

/** Starts a driver and opens a session with it. */
export async function openWebDriver(program: string, env: NodeJS.ProcessEnv): Promise<WebDriver> {
  const timeouts = { pageLoad: PATIENCE - 5_000, script: PATIENCE - 5_000 };
  const wish = { capabilities: { alwaysMatch: { timeouts } } };
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const driver = startChild(program, ['-p', String(port)], {
      env,
      stdio: 'inherit',
    });
    const end = async () => {
      driver.kill();
      await untilEnded(driver);
    };
    try {
      const url = await listening(driver, port);
      const made = await ask<{ sessionId: string }>(
        'POST',
        `${url}/session`,
        wish,
        PATIENCE_WITH_START,
      );
      const session = `${url}/session/${made.sessionId}`;
      return {
        get: (path) => ask('GET', session + path),
        post: (path, body = {}) => ask('POST', session + path, body),
        end: async () => {
          await ask('DELETE', session);
          await end();
        },
      };
    } catch (error) {
      await end();
      if (tries === TRIES) throw error;
    }
  }
}

/** Waits until a driver listens and answers where. */
async function listening(driver: ChildProcess, port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200 && driver.exitCode === null; tries += 1) {
    try {
      await ask('GET', `${url}/status`);
      return url;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${driver.spawnfile} did not listen on port ${port}.`);
}

/** Asks once and answers the value; throws with the driver's own words when it refuses. */
async function ask<Result>(
  method: string,
  url: string,
  body?: object,
  patience = PATIENCE,
): Promise<Result> {
  const signal = AbortSignal.timeout(patience);
  const content = body ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(url, { method, signal, ...content }).catch((error: unknown) => {
    throw new Error(`${method} ${url} was not answered`, { cause: error });
  });
  const { value } = (await answer.json()) as {
    value: Result & { error?: string; message?: string };
  };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
