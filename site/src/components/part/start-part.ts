import { failureOf } from './failure.ts';

/**
 * Starts a part of a page that is not React's, as `Part` does for those that are: should it throw, that
 * is told at the beginning of its element, with a way to start it anew. A part without a place of its
 * own (`undefined`) only warns in the console. Answers how to end the part; what `start` answers.
 */
export function startPart(
  name: string,
  element: Element | undefined,
  start: () => () => void,
): () => void {
  let end: () => void = () => undefined;
  const attempt = () => {
    try {
      end = start();
    } catch (error) {
      console.warn(`The ${name} stopped working.`, error);
      if (!element) return;
      const box = document.createElement('div');
      box.className = 'part-failure';
      box.setAttribute('role', 'alert');
      box.append(
        ...failureOf(name, error, () => {
          box.remove();
          attempt();
        }),
      );
      element.prepend(box);
      end = () => box.remove();
    }
  };
  attempt();
  return () => end();
}
