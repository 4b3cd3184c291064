import { addressTarget } from './address-target.ts';

/** A field that is folded away opens when an address points at it. */
export function revealTarget(frame: HTMLElement): () => void {
  const reveal = () => {
    const target = addressTarget();
    const folded = target?.closest('details:not([open])');
    if (!target || !folded || !frame.contains(target)) return;
    for (let at: Element | null | undefined = folded; at; at = at.parentElement?.closest('details'))
      (at as HTMLDetailsElement).open = true;
    target.scrollIntoView();
  };
  window.addEventListener('hashchange', reveal);
  reveal();
  return () => window.removeEventListener('hashchange', reveal);
}
