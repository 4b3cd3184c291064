import { slide } from '../../slide.ts';
import type { Island } from './island.ts';

/** What is folded in a `<details>` slides open and shut (specification, section 4). */
export const animateFolding: Island = (article) => {
  const onClick = (event: MouseEvent) => {
    const summary = (event.target as Element).closest('summary');
    const details = summary?.parentElement;
    if (event.defaultPrevented || !(details instanceof HTMLDetailsElement)) return;
    if (details.matches('[data-lab] *, [data-story] *')) return;
    event.preventDefault();
    fold(details, !details.open);
  };
  article.addEventListener('click', onClick);
  return () => article.removeEventListener('click', onClick);
};

function fold(details: HTMLDetailsElement, opens: boolean): void {
  const from = details.offsetHeight;
  details.open = opens;
  const to = details.offsetHeight;
  details.open = true;
  // What opens may be shut meanwhile, by a link in it.
  slide(details, from, to).onfinish = () => {
    if (!opens) details.open = false;
  };
}
