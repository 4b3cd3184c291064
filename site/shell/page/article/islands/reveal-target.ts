import { atAddress } from './address-target.ts';
import type { Island } from '../../error-boundary/start-part.ts';

/** What is folded away opens when an address points at it, or at something in it. */
const revealTarget: Island = (article) =>
  atAddress((target) => {
    const folded = target.closest('details:not([open])');
    if (!folded || !article.contains(target)) return;
    for (let at: Element | null | undefined = folded; at; at = at.parentElement?.closest('details'))
      (at as HTMLDetailsElement).open = true;
    target.scrollIntoView();
  });

export default revealTarget;
