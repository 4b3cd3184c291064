import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Patience {
  /** Milliseconds in which new connections are still taken, for whoever asks `/readyz` to hear of it. */
  notice: number;
  /** Milliseconds that a connection on which nothing is asked is left to its client. */
  quiet: number;
  /** Milliseconds after the notice when everything is cut off. */
  grace: number;
}

/**
 * Ends an HTTP server without a reset for anybody. Its answers say `Connection: close` by now, so each
 * client leaves after its next one. Only who asks nothing for a while is hung up on: a connection that
 * is closed from here may meet a request on its way.
 *
 * @param hold  keeps answers back until what it hands out is called. To stop listening resets whoever has
 *   connected and was not seen yet; busy clients connect anew after each answer, so for a moment none is given.
 */
export async function drain(
  http: HttpServer,
  patience: Patience,
  hold: () => () => void,
): Promise<void> {
  let release: (() => void) | undefined;
  if (patience.notice > 0) {
    await delay(patience.notice);
    release = hold();
    await calm(http);
  }
  // Not http.close(), which hangs up at once on all who ask nothing at this moment.
  const ended = new Promise((resolve) => NetServer.prototype.close.call(http, resolve));
  release?.();
  const hangUp = setInterval(() => http.closeIdleConnections(), patience.quiet);
  const impatient = setTimeout(() => http.closeAllConnections(), patience.grace);
  await ended;
  clearInterval(hangUp);
  clearTimeout(impatient);
}

/** Resolves when nobody has connected for a moment, or it takes too long. */
async function calm(http: HttpServer): Promise<void> {
  let connected = true;
  const note = () => void (connected = true);
  http.on('connection', note);
  for (let tries = 0; connected && tries < 20; tries++) {
    connected = false;
    await delay(25);
  }
  http.off('connection', note);
}

/** What machines ask every few seconds, outside the documented API. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * For operators, and silent about data: `/healthz` says the process is alive, `/readyz` that its
 * database answers.
 *
 * @param notReady  gets why it does not.
 */
export async function answerHealth(
  path: string,
  method: string,
  ready: () => Promise<void>,
  notReady: (error: unknown) => void,
  patience = 3_000,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    const message = `The method ${method} is not allowed here. Use GET.`;
    return Response.json({ message }, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  if (path === '/healthz') return say(200, 'alive');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), patience);
  });
  try {
    await Promise.race([ready(), late]);
    return say(200, 'ready');
  } catch (error) {
    notReady(error);
    return say(503, 'not ready');
  } finally {
    clearTimeout(timer);
  }
}

const say = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
