/** The duration of Docusaurus's collapsible for a height in pixels, in milliseconds (specification, section 4). */
function durationOf(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const share = height / 36;
  return Math.round((4 + 15 * share ** 0.25 + share / 5) * 10);
}

/** Animates the height of an element that already has its final height. */
export const slide = (element: HTMLElement, from: number, to: number): Animation =>
  element.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out' },
  );
