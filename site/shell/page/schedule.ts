/**
 * Runs something when the browser has nothing else to do, at the latest after `timeout` milliseconds;
 * after `otherwise` milliseconds where a browser does not tell. Answers how to call it off.
 */
export function whenIdle(run: () => void, timeout = 10_000, otherwise = 2000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, otherwise);
  return () => clearTimeout(handle);
}

/** Runs something once the next frame is shown; a page in the background has no frames. Answers how to call it off. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => (timer = setTimeout(run));
  if (document.hidden) later();
  const frame = document.hidden ? 0 : requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves in a task of its own, so that what the reader has done meanwhile is answered first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs `load` once for all who ask. What has failed runs again when it is asked for again, and with `anew` what has
 * come, too.
 */
export function memoizeAsync<Value>(
  load: (anew: boolean) => Promise<Value>,
): (anew?: boolean) => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return (anew = false) => {
    if (anew) loading = undefined;
    const own = (loading ??= load(anew).catch((error: unknown) => {
      if (loading === own) loading = undefined;
      throw error;
    }));
    return own;
  };
}

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Whether the reader or the line asks to load nothing unasked: with data-saver on, or on a 2g line. False where a
 * browser does not tell.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
