import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createPageRoot } from '../react-root.ts';
import ErrorBoundary from './error-boundary.tsx';

/**
 * Mounts React in an element of the static page, in an error boundary of this name, until the signal aborts because the
 * reader leaves. Returns a function that shows content there, synchronously, so that static picture and content are
 * never both absent. If the reader has left while the code loaded, neither does anything.
 */
export function mountPart(
  place: Element,
  name: string,
  signal: AbortSignal,
): (content: ReactNode) => void {
  if (signal.aborted) return () => undefined;
  place.replaceChildren();
  const root = createPageRoot(place);
  signal.addEventListener('abort', () => root.unmount());
  return (content) =>
    flushSync(() => root.render(<ErrorBoundary name={name}>{content}</ErrorBoundary>));
}
