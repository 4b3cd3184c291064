import { atAddress } from './address-target.ts';
import type { Island } from './island.ts';

/** The part of a reader that is folded away opens when an address points into it. */
const unfoldPart: Island = () =>
  atAddress((target) => {
    const part = target.closest<HTMLElement>('[data-of]')?.dataset['of'];
    const fold = document.querySelector<HTMLInputElement>(`#fold-${part}:checked`);
    if (!fold) return;
    fold.checked = false;
    target.scrollIntoView();
  });

export default unfoldPart;
