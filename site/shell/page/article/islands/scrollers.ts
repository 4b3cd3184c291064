import type { Island } from './island.ts';

/**
 * What is wider than its frame takes the focus, so that it can be scrolled by keyboard, and says what it
 * is; what fits does not, for it would be a stop too many.
 */
export const markScrollers: Island = (article) => {
  const observer = new ResizeObserver((entries) => {
    // All is measured before anything is changed, so that the page is laid out once.
    const found = entries.map(
      ({ target }) => [target, target.scrollWidth > target.clientWidth] as const,
    );
    for (const [target, scrolls] of found) mark(target as HTMLElement, scrolls);
  });
  for (const frame of article.querySelectorAll('[data-scroller]')) observer.observe(frame);
  return () => observer.disconnect();
};

function mark(frame: HTMLElement, scrolls: boolean): void {
  const facts = { tabindex: '0', role: 'group', 'aria-label': frame.dataset['scroller'] ?? '' };
  for (const [name, value] of Object.entries(facts)) {
    if (scrolls) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}
