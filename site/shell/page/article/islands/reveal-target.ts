import { atAddress } from './address-target.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

/** Opens the `<details>` that contain the target of the URL fragment. */
const revealTarget: Island = (article, signal) =>
  atAddress((target) => {
    const folded = target.closest('details:not([open])');
    if (!folded || !article.contains(target)) return;
    for (let at: Element | null | undefined = folded; at; at = at.parentElement?.closest('details'))
      (at as HTMLDetailsElement).open = true;
    target.scrollIntoView();
  }, signal);

export default revealTarget;
