import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import ErrorBoundary from './error-boundary/error-boundary.tsx';

/** The element that a translating browser has put in the place of a text. */
const translations = new WeakMap<Node, ChildNode>();
let observer: MutationObserver | undefined;

/**
 * A React root that survives translation by the browser, which replaces texts by `<font>` elements. React would throw when it
 * removes such a text, and change it unseen (facebook/react#11538); so a text returns to its place before React uses it.
 * The focus survives too: when a pressed button goes away, it moves to what replaces or follows it, or to the first control around it.
 */
export function createPageRoot(place: Element): Root {
  observer ??= watchNodes();
  observer.observe(place, { childList: true, subtree: true });
  return createRoot(place);
}

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

function watchNodes(): MutationObserver {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Element, child: T): T {
    restore(child);
    if (child instanceof Element && child.contains(document.activeElement)) {
      const before = child.previousElementSibling;
      const there = () => (before ? before.nextElementSibling : this.firstElementChild);
      queueMicrotask(() => refocus(there() ?? this));
    }
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    if (next) restore(next);
    return insertBefore.call(this, node, next) as T;
  };
  return new MutationObserver((records, own) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      restore(target);
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT',
      );
      for (const text of removedNodes) {
        if (!font || !(text instanceof Text)) continue;
        translations.set(text, font as HTMLElement);
        own.observe(text, { characterData: true });
      }
    }
  });
}

/** Focuses the first control in an element, or around it if there is none, unless something else got the focus. */
function refocus(group: Element | null): void {
  if (!group || document.activeElement !== document.body) return;
  for (const control of group.querySelectorAll<HTMLElement>('a,button,input,select,summary'))
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
  refocus(group.parentElement);
}

function restore(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}
