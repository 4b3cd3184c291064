/**
 * Runs something when the browser has nothing else to do, at the latest after `patience` milliseconds;
 * after `otherwise` milliseconds where a browser does not tell. Answers how to call it off.
 */
export function whenIdle(run: () => void, patience = 10_000, otherwise = 2000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: patience });
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

/** Brings something; with `anew`, once more, whatever has been brought before. */
type Bring<Value> = (anew?: boolean) => Promise<Value>;

/**
 * Brings something once for all who ask for it. What has failed is brought again when it is asked for again, and
 * with `anew` what has come, too.
 */
export function bringOnce<Value>(bring: (anew: boolean) => Promise<Value>): Bring<Value> {
  let bringing: Promise<Value> | undefined;
  return (anew = false) => {
    if (anew) bringing = undefined;
    const own = (bringing ??= bring(anew).catch((error: unknown) => {
      if (bringing === own) bringing = undefined;
      throw error;
    }));
    return own;
  };
}
