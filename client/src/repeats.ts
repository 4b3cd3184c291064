/** The wait before the first repeat is at most so many milliseconds, before the next twice as many. */
const FIRST_WAIT = 250;

/** Answers after which the same call may succeed a moment later. */
const PASSING = [409, 429, 500, 502, 503, 504];

/**
 * Milliseconds to wait before a call is sent again, or undefined where it is not worth it. The wait is
 * drawn anew each time from the whole span ("full jitter"), so that callers that were cut off together
 * do not come back together; `Retry-After` is waited for first.
 *
 * @param repeat how often it was sent again already
 * @param because the answer; undefined where none arrived
 * @param random between 0 and 1
 */
export function waitBefore(
  repeat: number,
  because: Response | undefined,
  longestWait: number,
  random: () => number = Math.random,
  now: () => number = Date.now,
): number | undefined {
  if (because && !PASSING.includes(because.status)) return undefined;
  const asked = because ? askedFor(because.headers.get('retry-after'), now()) : 0;
  if (asked > longestWait) return undefined;
  const span = Math.min(longestWait, FIRST_WAIT * 2 ** repeat);
  return Math.min(longestWait, asked + random() * span);
}

/** `Retry-After` in milliseconds: whole seconds or a date (RFC 9110, section 10.2.3). */
function askedFor(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0;
}

/** Waits, unless the signal ends it; then throws its reason. */
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
