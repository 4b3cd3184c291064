import { setTimeout as delay } from 'node:timers/promises';
import type { Addresses } from './processes.ts';

export interface ApiCall {
  api: keyof Addresses;
  line: string;
  headers?: Record<string, string>;
  body?: object;
}

export interface Caller {
  /** Retries until there is a response, and returns it; a retry goes to any process that is up. */
  ask<Body>(call: ApiCall): Promise<{ status: number; body: Body }>;
  /** Number of retries. */
  repeats(): number;
}

/**
 * Creates a client with an unreliable connection: one in twenty calls is aborted after up to 7 ms, regardless of its
 * outcome, and retried.
 *
 * @param choose returns the addresses of one process, or undefined if it is down
 */
export function createCaller(choose: () => Addresses | undefined): Caller {
  let attempts = 0;
  let answers = 0;

  async function once({ api, line, headers, body }: ApiCall): Promise<Response | undefined> {
    const base = choose()?.[api];
    if (!base) return undefined;
    attempts++;
    const [method = '', path = ''] = line.split(' ');
    const willAbort = Math.random() < 0.05;
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(willAbort ? { signal: AbortSignal.timeout(Math.floor(Math.random() * 8)) } : {}),
    });
    return new Response(await response.text(), response);
  }

  return {
    repeats: () => attempts - answers,
    async ask<Body>(call: ApiCall) {
      for (;;) {
        const response = await once(call).catch(() => undefined);
        // 409: the first call is still in flight; 5xx: it failed. Retry in both cases.
        if (response && response.status < 500 && response.status !== 409) {
          answers++;
          const text = await response.text();
          const isText = response.headers.get('content-type')?.startsWith('text/plain');
          return { status: response.status, body: (isText ? text : JSON.parse(text)) as Body };
        }
        await delay(10);
      }
    },
  };
}
