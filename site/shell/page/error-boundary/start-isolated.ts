import { element } from '../element.ts';
import { failureOf } from './failure.ts';

/**
 * The counterpart of `ErrorBoundary` for code outside React: if `start` throws or rejects, the failure is shown at the
 * beginning of `place` with a Retry button, until the signal aborts; without a place it is only logged.
 */
export function startIsolated(
  name: string,
  place: Element | null | undefined,
  start: () => unknown,
  signal = new AbortController().signal,
): void {
  const attempt = async () => {
    try {
      await start();
    } catch (error) {
      console.warn(`The ${name} stopped working.`, error);
      if (!place || signal.aborted) return;
      const box = element('div', { className: 'part-failure', role: 'alert' });
      const retry = () => {
        box.remove();
        void attempt();
      };
      box.append(...failureOf(name, error, retry));
      place.prepend(box);
      signal.addEventListener('abort', () => box.remove());
    }
  };
  void attempt();
}

/** Makes a part of an article interactive, until the signal aborts because the article is replaced. */
export type Island = (article: HTMLElement, signal: AbortSignal) => void;

/** An island of some pages only: its name, the selector of its element, and the import of its module. */
export type RareIsland = [name: string, selector: string, load: () => Promise<{ default: Island }>];
