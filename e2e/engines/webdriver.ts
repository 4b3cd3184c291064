import type { ChildProcess } from 'node:child_process';
import { freePort } from '../servers.ts';
import { startChild, untilEnded } from './child.ts';

/** A WebDriver session, for WebKitWebDriver, safaridriver and others. */
export interface WebDriver {
  get<Result>(path: string): Promise<Result>;
  post<Result>(path: string, body?: object): Promise<Result>;
  /** Ends the session and its driver. */
  end(): Promise<void>;
}

/** For each command, in milliseconds. Drivers themselves wait for five minutes. */
const TIMEOUT = 40_000;
/** A driver sometimes hangs while it starts the browser, so another one is started. */
const MAX_ATTEMPTS = 3;
const START_TIMEOUT = 15_000;

/** Starts a driver and opens a session with it. */
export async function openWebDriver(program: string, env: NodeJS.ProcessEnv): Promise<WebDriver> {
  const timeouts = { pageLoad: TIMEOUT - 5_000, script: TIMEOUT - 5_000 };
  const body = { capabilities: { alwaysMatch: { timeouts } } };
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const driver = startChild(program, ['-p', String(port)], { env, stdio: 'inherit' });
    const end = async () => {
      driver.kill();
      await untilEnded(driver);
    };
    try {
      const url = await listening(driver, port);
      const created = await request<{ sessionId: string }>(
        'POST',
        `${url}/session`,
        body,
        START_TIMEOUT,
      );
      const session = `${url}/session/${created.sessionId}`;
      return {
        get: (path) => request('GET', session + path),
        post: (path, body = {}) => request('POST', session + path, body),
        end: async () => {
          await request('DELETE', session);
          await end();
        },
      };
    } catch (error) {
      await end();
      if (tries === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Waits until a driver listens; returns its URL. */
async function listening(driver: ChildProcess, port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200 && driver.exitCode === null; tries += 1) {
    try {
      await request('GET', `${url}/status`);
      return url;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${driver.spawnfile} did not listen on port ${port}.`);
}

/** Sends a command and returns its value; rejects with the error message of the driver. */
async function request<Result>(
  method: string,
  url: string,
  body?: object,
  timeout = TIMEOUT,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeout);
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
