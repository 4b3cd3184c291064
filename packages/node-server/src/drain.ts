import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface DrainTimes {
  /** Milliseconds during which new connections are accepted, so that load balancers can see `/readyz` fail. */
  notice: number;
  /** Milliseconds after which idle connections are closed. */
  quiet: number;
  /** Milliseconds after the notice when all connections are closed. */
  grace: number;
}

/**
 * Stops an HTTP server without resetting connections. Its responses already say `Connection: close`, so clients
 * leave after their next one. Only connections that stay idle for a while are closed, because a request may already
 * be on its way on others.
 *
 * @param holdResponses  delays responses until the function it returns is called. To stop listening resets
 *   connections not yet accepted, and busy clients reconnect after each response, so none is sent for a moment.
 */
export async function drain(
  http: HttpServer,
  times: DrainTimes,
  holdResponses: () => () => void,
): Promise<void> {
  let release: (() => void) | undefined;
  if (times.notice > 0) {
    await delay(times.notice);
    release = holdResponses();
    await connectionsSettled(http);
  }
  // Not http.close(), which immediately closes all connections that are idle at this moment.
  const ended = new Promise((resolve) => NetServer.prototype.close.call(http, resolve));
  release?.();
  const idleTimer = setInterval(() => http.closeIdleConnections(), times.quiet);
  const graceTimer = setTimeout(() => http.closeAllConnections(), times.grace);
  await ended;
  clearInterval(idleTimer);
  clearTimeout(graceTimer);
}

/** Resolves when there was no new connection for a moment, or after half a second. */
async function connectionsSettled(http: HttpServer): Promise<void> {
  let connected = true;
  const onConnection = () => void (connected = true);
  http.on('connection', onConnection);
  for (let tries = 0; connected && tries < 20; tries++) {
    connected = false;
    await delay(25);
  }
  http.off('connection', onConnection);
}

/** Health checks, polled every few seconds, outside the documented API. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * For operators, and without any data: `/healthz` reports that the process is alive, `/readyz` that its
 * database responds.
 *
 * @param notReady  called with the reason if it does not.
 */
export async function answerHealth(
  path: string,
  method: string,
  checkReady: () => Promise<void>,
  notReady: (error: unknown) => void,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    const message = `The method ${method} is not allowed here. Use GET.`;
    return Response.json({ message }, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  if (path === '/healthz') return respond(200, 'alive');
  const timedOut = delay(3_000, undefined, { ref: false }).then(() => {
    throw new Error('The database did not answer in time.');
  });
  try {
    await Promise.race([checkReady(), timedOut]);
    return respond(200, 'ready');
  } catch (error) {
    notReady(error);
    return respond(503, 'not ready');
  }
}

const respond = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
