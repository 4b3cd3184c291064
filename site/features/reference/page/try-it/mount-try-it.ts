import { translate } from '@docusaurus/Translate';
import { askAfter } from '../../../../shell/page/error-boundary/new-build.ts';

const place = '[data-try-it]';

/**
 * Puts a "Try it" button into every empty `<div data-try-it="operationId" data-api="name">`. The
 * console itself is fetched when a reader selects one. Answers how to take all of it out again.
 */
export function offerConsoles(root: ParentNode): () => void {
  const ends: (() => void)[] = [];
  let isOver = false;
  for (const element of root.querySelectorAll<HTMLElement>(place)) {
    if (element.childElementCount > 0) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary';
    button.textContent = translate({ message: 'Try it' });
    button.onclick = () =>
      void openConsole(element, button, () => isOver).then((end) => end && ends.push(end));
    element.append(button);
    ends.push(() => button.remove());
  }
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}

async function openConsole(
  element: HTMLElement,
  button: HTMLButtonElement,
  isOver: () => boolean,
): Promise<(() => void) | undefined> {
  button.disabled = true;
  button.textContent = translate({ message: 'Fetching the console' });
  try {
    const { mountConsole } = await import(/* webpackChunkName: "try-it" */ './mount-console.tsx');
    // The page may have been left meanwhile, or drawn anew by an edit.
    if (isOver()) return undefined;
    const { frame, end } = mountConsole(element, () => {
      element.replaceChildren(button);
      button.focus();
    });
    // What was typed and answered is there again.
    button.onclick = () => {
      element.replaceChildren(frame);
      frame.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
    element.replaceChildren(frame);
    button.disabled = false;
    button.textContent = translate({ message: 'Try it' });
    return end;
  } catch (cause) {
    askAfter(cause);
    button.disabled = false;
    button.textContent = translate({ message: 'The console did not load. Retry' });
    return undefined;
  }
}
