/** Thrown internally after the time limit. */
export const timeIsUp = Symbol('time is up');

/** In milliseconds. A longer timer fires at once. */
export const MAX_TIMER = 2 ** 31 - 1;

/** Statuses for which `Response` accepts no body. */
const EMPTY = [204, 205, 304];

/**
 * Sends a request once and resolves when the whole answer has arrived, so that a truncated one counts as none. Throws
 * `timeIsUp` after `timeLimit` milliseconds, and the signal's reason if it aborts.
 */
export async function send(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  timeLimit: number,
  signal: AbortSignal | undefined,
): Promise<Response> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(timeIsUp), Math.min(timeLimit, MAX_TIMER));
  signal?.addEventListener('abort', stop, { once: true });
  const stopped = new Promise<never>((_, reject) => {
    const end = () => reject(controller.signal.reason);
    controller.signal.addEventListener('abort', end, { once: true });
  });
  // Prevents an unhandled rejection if the answer arrives first.
  stopped.catch(() => undefined);
  try {
    return await Promise.race([
      whole(fetch, new Request(request, { signal: controller.signal })),
      stopped,
    ]);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function whole(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const response = await fetch(request);
  const body = await response.arrayBuffer();
  // An opaque redirect of a browser, which `new Response` cannot reproduce.
  if (response.status === 0) return response;
  return new Response(EMPTY.includes(response.status) ? null : body, response);
}
