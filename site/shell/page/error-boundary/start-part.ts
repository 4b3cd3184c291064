import { failureOf } from './failure.ts';

type End = (() => void) | undefined;

/**
 * Starts a part of a page that is not React's, as `Part` does for those that are: should it throw, or
 * what it promises fail, that is told at the beginning of its element, with a way to start it anew. A
 * part without a place of its own (`undefined`) only warns in the console. Answers how to end the part,
 * for which `start` may answer a function; what it waits for may come when the part has ended, as `isOver` tells.
 */
export function startPart(
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

/** Brings one thing inside an article to life. Answers how to end it, where there is something to end. */
export type Island = (article: HTMLElement) => (() => void) | undefined;

/** What only some pages have: its name, where it stands, and the file that brings it to life. */
export type RareIsland = [name: string, place: string, load: () => Promise<{ default: Island }>];
