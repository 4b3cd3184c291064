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
