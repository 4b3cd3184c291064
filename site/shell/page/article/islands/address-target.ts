import { idOf } from '@site/shell/shared/decoded.ts';

/** The element that the address points at, by the part after its #; null where there is none. */
export function addressTarget(): HTMLElement | null {
  const id = idOf(window.location.hash);
  return id ? document.getElementById(id) : null;
}

/** Calls with what the address points at, now and whenever it changes. Answers how to end it. */
export function atAddress(reveal: (target: HTMLElement) => void): () => void {
  const look = () => {
    const target = addressTarget();
    if (target) reveal(target);
  };
  window.addEventListener('hashchange', look);
  look();
  return () => window.removeEventListener('hashchange', look);
}
