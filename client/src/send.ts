/** Thrown inside where a time limit has passed. */
export const timeIsUp = Symbol('time is up');

/** Milliseconds. A timer that is set to more ends at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Statuses whose answer has no body, and may be given none. */
const EMPTY = [204, 205, 304];

/**
 * Sends a request once and answers when its whole answer is here, so that one that is cut in the middle
 * counts as none. Throws `timeIsUp` after `timeLimit` milliseconds, and the signal's reason when it ends.
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
  const timer = setTimeout(() => controller.abort(timeIsUp), Math.min(timeLimit, LONGEST_TIMER));
  signal?.addEventListener('abort', stop, { once: true });
  const stopped = new Promise<never>((_, reject) => {
    const end = () => reject(controller.signal.reason);
    controller.signal.addEventListener('abort', end, { once: true });
  });
  // Nobody listens to it where the answer comes first.
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
  // What a browser shows of a redirect, which nobody can make.
  if (response.status === 0) return response;
  return new Response(EMPTY.includes(response.status) ? null : body, response);
}
