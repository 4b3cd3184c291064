import { addressTarget } from './address-target.ts';
import type { Island } from './island.ts';

/** The part of a reader that is folded away opens when an address points into it. */
const unfoldPart: Island = () => {
  const unfold = () => {
    const target = addressTarget();
    const part = target?.closest<HTMLElement>('[data-of]')?.dataset['of'];
    const fold = document.querySelector<HTMLInputElement>(`#fold-${part}:checked`);
    if (!fold) return;
    fold.checked = false;
    target!.scrollIntoView();
  };
  window.addEventListener('hashchange', unfold);
  unfold();
  return () => window.removeEventListener('hashchange', unfold);
};

export default unfoldPart;
