import { setTimeout as delay } from 'node:timers/promises';
import type { Addresses } from './processes.ts';

export interface Sent {
  api: keyof Addresses;
  line: string;
  headers?: Record<string, string>;
  body?: object;
}

export interface Caller {
  /** Sends until there is an answer, and answers it: the second time to whichever process is there. */
  ask<Body>(sent: Sent): Promise<{ status: number; body: Body }>;
  /** How often something was sent again because no answer came. */
  repeats(): number;
}

/**
 * Whoever calls the servers, with a bad line: one of twenty calls is cut off after a moment, whatever has
 * become of it, and made again.
 *
 * @param choose  the addresses of one process, or undefined where none is up.
 */
export function createCaller(choose: () => Addresses | undefined): Caller {
  let made = 0;
  let answers = 0;

  async function once({ api, line, headers, body }: Sent): Promise<Response | undefined> {
    const base = choose()?.[api];
    if (!base) return undefined;
    made++;
    const [method = '', path = ''] = line.split(' ');
    const cut = Math.random() < 0.05;
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(cut ? { signal: AbortSignal.timeout(Math.floor(Math.random() * 8)) } : {}),
    });
    return new Response(await response.text(), response);
  }

  return {
    repeats: () => made - answers,
    async ask<Body>(sent: Sent) {
      for (;;) {
        const response = await once(sent).catch(() => undefined);
        // In flight (the first call has not ended) or failed inside: the answer is still to come.
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
