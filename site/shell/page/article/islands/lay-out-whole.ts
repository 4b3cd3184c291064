import type { Island } from './island.ts';

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
