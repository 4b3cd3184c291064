import type { IncomingMessage } from 'node:http';

/**
 * The address a request came from. Each trusted proxy appends the address it saw to
 * `X-Forwarded-For`, so the caller is that many entries from the end; what stands before them is
 * whatever the caller wrote and is not believed.
 */
export function callerAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socket = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const header = incoming.headers['x-forwarded-for'];
  const entries = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim());
  return entries.at(-trustedProxies) || socket;
}
