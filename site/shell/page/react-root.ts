import { createRoot, type Root } from 'react-dom/client';

/** The element that a translating browser has put in the place of a text. */
const translations = new WeakMap<Node, ChildNode>();
let observer: MutationObserver | undefined;

/**
 * A React root that survives translation by the browser, which replaces texts by `<font>` elements. React would throw when it
 * removes such a text, and change it unseen (facebook/react#11538); so a text returns to its place before React uses it.
 */
export function createPageRoot(place: Element): Root {
  observer ??= observeTranslation();
  observer.observe(place, { childList: true, subtree: true });
  return createRoot(place);
}

function observeTranslation(): MutationObserver {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    restore(child);
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

function restore(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}
