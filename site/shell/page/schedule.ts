/**
 * Runs a callback when the browser is idle, at the latest after `timeout` milliseconds; without requestIdleCallback
 * after `otherwise` milliseconds. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, timeout = 10_000, otherwise = 2000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, otherwise);
  return () => clearTimeout(handle);
}

/** Runs a callback after the next frame, or soon in a background page. Returns a function that cancels it. */
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

/** Resolves in a new task, so that pending input is handled first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Memoizes an async function: concurrent and later calls share its promise. A rejected one is not cached; `reload`
 * ignores the cache.
 */
export function memoizeAsync<Value>(
  load: (reload: boolean) => Promise<Value>,
): (reload?: boolean) => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return (reload = false) => {
    if (reload) loading = undefined;
    const own = (loading ??= load(reload).catch((error: unknown) => {
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
 * Whether to avoid prefetching: data saver is on, or the connection is 2G. False in browsers without this
 * information.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
