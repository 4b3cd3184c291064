import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `tick` again and again, `every` milliseconds after the last one ended, so that two never
 * overlap. A failure is told to `failed` and the next one tries again.
 *
 * @returns a function that ends the loop and resolves when a tick under way has finished.
 */
export function startInterval(
  tick: () => Promise<void>,
  every: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();

  async function loop() {
    while (!stop.signal.aborted) {
      try {
        await tick();
      } catch (error) {
        failed(error);
      }
      await delay(every, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const ended = loop();
  return () => {
    stop.abort();
    return ended;
  };
}
