import { failureOf } from './failure.ts';

type End = (() => void) | undefined;

/**
 * The counterpart of `ErrorBoundary` for code outside React: if `start` throws or rejects, the failure is shown at the
 * beginning of `element` with a Retry button; without an element it is only logged. Returns a cleanup, which calls
 * the cleanup that `start` may return. `isOver` tells async code that it has already run.
 */
export function startIsolated(
  name: string,
  element: Element | null | undefined,
  start: (isOver: () => boolean) => End | Promise<End>,
): () => void {
  let end: End;
  let isOver = false;
  const attempt = async () => {
    try {
      end = await start(() => isOver);
      if (isOver) end?.();
    } catch (error) {
      console.warn(`The ${name} stopped working.`, error);
      if (!element || isOver) return;
      const box = document.createElement('div');
      box.className = 'part-failure';
      box.setAttribute('role', 'alert');
      box.append(
        ...failureOf(name, error, () => {
          box.remove();
          void attempt();
        }),
      );
      element.prepend(box);
      end = () => box.remove();
    }
  };
  void attempt();
  return () => {
    isOver = true;
    end?.();
  };
}

/** Makes a part of an article interactive. May return a cleanup. */
export type Island = (article: HTMLElement) => (() => void) | undefined;

/** An island of some pages only: its name, the selector of its element, and the import of its module. */
export type RareIsland = [name: string, selector: string, load: () => Promise<{ default: Island }>];
