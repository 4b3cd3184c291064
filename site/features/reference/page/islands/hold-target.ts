import { addressTarget } from '../../../../shell/page/article/islands/address-target.ts';

/** Times a jump is repeated before a target that keeps moving is let go. */
const PATIENCE = 20;

/**
 * On a page of hundreds of operations, what is out of sight has only a guessed height, so a jump is
 * repeated until nothing moves any more. Other pages are laid out whole before the jump.
 */
export function holdTarget(frame: HTMLElement): () => void {
  if (!frame.querySelector('.reference-many')) return () => undefined;
  const hold = () => {
    const target = addressTarget();
    if (target && frame.contains(target)) settle(target, PATIENCE);
  };
  window.addEventListener('hashchange', hold);
  return () => window.removeEventListener('hashchange', hold);
}

function settle(target: HTMLElement, left: number): void {
  target.scrollIntoView();
  const { top } = target.getBoundingClientRect();
  // In the first frame the browser notices what came into sight, in the second it has its height.
  const look = () => {
    if (target.getBoundingClientRect().top !== top && left > 0) settle(target, left - 1);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}
