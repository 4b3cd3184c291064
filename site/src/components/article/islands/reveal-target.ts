import { addressTarget } from './address-target.ts';
import type { Island } from './island.ts';

/** What is folded away opens when an address points at it, or at something in it. */
const revealTarget: Island = (article) => {
  const reveal = () => {
    const target = addressTarget();
    const folded = target?.closest('details:not([open])');
    if (!target || !folded || !article.contains(target)) return;
    for (let at: Element | null | undefined = folded; at; at = at.parentElement?.closest('details'))
      (at as HTMLDetailsElement).open = true;
    target.scrollIntoView();
  };
  window.addEventListener('hashchange', reveal);
  reveal();
  return () => window.removeEventListener('hashchange', reveal);
};

export default revealTarget;
