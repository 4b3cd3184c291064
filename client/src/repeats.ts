import { MAX_TIMER } from './send.ts';

/** The longest wait before the first repeat, in milliseconds; doubles with each repeat. */
const FIRST_WAIT = 250;

/** Statuses of temporary failures, which a repeat may resolve. */
const TEMPORARY = [409, 429, 500, 502, 503, 504];

/**
 * Milliseconds to wait before a call is repeated, or undefined if it must not be. Exponential backoff with full
 * jitter, so that clients that were cut off together do not retry together; added to `Retry-After`.
 *
 * @param repeat how often the call was repeated already
 * @param because the answer; undefined if none arrived
 * @param random between 0 and 1
 */
export function waitBefore(
  repeat: number,
  because: Response | undefined,
  longestWait: number,
  random: () => number = Math.random,
  now: () => number = Date.now,
): number | undefined {
  if (because && !TEMPORARY.includes(because.status)) return undefined;
  const retryAfter = because ? parseRetryAfter(because.headers.get('retry-after'), now()) : 0;
  const longest = Math.min(longestWait, MAX_TIMER);
  if (retryAfter > longest) return undefined;
  const span = Math.min(longest, FIRST_WAIT * 2 ** repeat);
  return Math.min(longest, retryAfter + random() * span);
}

/** `Retry-After` in milliseconds: whole seconds or a date (RFC 9110, section 10.2.3). */
function parseRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0;
}

/** Waits. Rejects with the reason of the signal if it aborts. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
