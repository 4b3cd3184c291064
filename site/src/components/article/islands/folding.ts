import type { Island } from './island.ts';

/** As long as the engine takes for a category of the sidebar of this height, in milliseconds. */
function durationOf(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const share = height / 36;
  return Math.round((4 + 15 * share ** 0.25 + share / 5) * 10);
}

/** What is folded in a `<details>` slides open and shut (specification, section 4). */
export const animateFolding: Island = (article) => {
  const onClick = (event: MouseEvent) => {
    const summary = (event.target as Element).closest('summary');
    const details = summary?.parentElement;
    if (event.defaultPrevented || !(details instanceof HTMLDetailsElement)) return;
    if (details.matches('[data-reference] *, [data-lab] *')) return;
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
  const sliding = details.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  sliding.onfinish = () => (details.open = opens);
}
