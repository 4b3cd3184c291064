import { slide } from '../../slide.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

/** Elements that close: they are open until their animation ends. */
const closing = new WeakSet<Element>();

/** Animates `<details>` opening and closing (specification, section 4). */
export const animateFolding: Island = (article, signal) => {
  const onClick = (event: MouseEvent) => {
    const summary = (event.target as Element).closest('summary');
    const details = summary?.parentElement;
    if (event.defaultPrevented || !(details instanceof HTMLDetailsElement)) return;
    if (details.matches('[data-noun] *')) return;
    event.preventDefault();
    fold(details, !details.open || closing.has(details));
  };
  article.addEventListener('click', onClick, { signal });
};

function fold(details: HTMLDetailsElement, opens: boolean): void {
  const from = details.offsetHeight;
  for (const sliding of details.getAnimations()) sliding.cancel();
  details.open = opens;
  const to = details.offsetHeight;
  details.open = true;
  if (opens) closing.delete(details);
  else closing.add(details);
  // A link in it may have closed it during the animation.
  slide(details, from, to).onfinish = () => {
    if (closing.delete(details)) details.open = false;
  };
}

/**
 * Lays out the whole page before the first in-page navigation: sections outside the viewport have an estimated
 * height, so scrolling to a target would end in the wrong place.
 */
export const layOutWhole: Island = (_, signal) => {
  const stop = new AbortController();
  const layOut = (event: Event) => {
    if (event.type === 'click' && !leadsHere(event.target as Element)) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    delete document.documentElement.dataset['arrival'];
    stop.abort();
  };
  for (const sign of ['click', 'keydown', 'popstate']) {
    window.addEventListener(sign, layOut, { capture: true, signal: stop.signal });
  }
  signal.addEventListener('abort', () => stop.abort());
};

/** Whether a click may navigate within this page. The target of a search result is not known yet, so it counts. */
function leadsHere(pressed: Element): boolean {
  const link = pressed.closest<HTMLAnchorElement>('a[href]');
  return link ? link.pathname === location.pathname : pressed.closest('[role=option]') !== null;
}
