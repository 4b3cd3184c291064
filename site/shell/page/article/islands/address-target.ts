import { idOf } from '@site/shell/shared/decoded.ts';

/** The element that the URL fragment names, or null. */
export function addressTarget(): HTMLElement | null {
  const id = idOf(window.location.hash);
  return id ? document.getElementById(id) : null;
}

/** Calls `reveal` with the target of the URL fragment, now and on each change. */
export function atAddress(reveal: (target: HTMLElement) => void, signal: AbortSignal): void {
  const check = () => {
    const target = addressTarget();
    if (target) reveal(target);
  };
  window.addEventListener('hashchange', check, { signal });
  check();
}
