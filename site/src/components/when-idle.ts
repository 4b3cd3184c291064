/**
 * Runs something when the browser has nothing else to do, `patience` milliseconds from now at the
 * latest where it says when that is, and after two seconds elsewhere. Answers how to call it off.
 */
export function whenIdle(run: () => void, patience = 10_000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 2000);
  return () => clearTimeout(handle);
}
