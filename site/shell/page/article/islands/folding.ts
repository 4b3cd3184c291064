import { slide } from '../../slide.ts';
import type { Island } from '../../error-boundary/start-part.ts';

/** What is folded in a `<details>` slides open and shut (specification, section 4). */
export const animateFolding: Island = (article) => {
  const onClick = (event: MouseEvent) => {
    const summary = (event.target as Element).closest('summary');
    const details = summary?.parentElement;
    if (event.defaultPrevented || !(details instanceof HTMLDetailsElement)) return;
    if (details.matches('[data-noun] *')) return;
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

/**
 * Lays out all of the page once its reader goes somewhere in it: before, what is out of sight has a
 * guessed height, and a target would come to rest in the wrong place.
 */
export const layOutWhole: Island = () => {
  const stop = new AbortController();
  const now = (event: Event) => {
    if (event.type === 'click' && !leadsHere(event.target as Element)) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    delete document.documentElement.dataset['arrival'];
    stop.abort();
  };
  for (const sign of ['click', 'keydown', 'popstate']) {
    window.addEventListener(sign, now, { capture: true, signal: stop.signal });
  }
  return () => stop.abort();
};

/** Whether a press may lead to a place on this page; what a choice in the search leads to is not known yet. */
function leadsHere(pressed: Element): boolean {
  const link = pressed.closest<HTMLAnchorElement>('a[href]');
  return link ? link.pathname === location.pathname : pressed.closest('[role=option]') !== null;
}
