/** Frames after which a target that keeps moving is let go. */
const PATIENCE = 20;

/**
 * A jump within the page comes to rest where it should. What is out of sight has only a guessed
 * height until then: it is laid out before the reader's first jump, or, on a page of hundreds of
 * operations, the jump is repeated until nothing moves any more.
 */
export function holdTarget(): () => void {
  const layOut = () => delete document.documentElement.dataset['arrival'];
  const hold = () => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const target = id ? document.getElementById(id) : null;
    if (target?.closest('.reference-many')) settle(target, PATIENCE);
  };
  document.addEventListener('click', layOut, { capture: true });
  document.addEventListener('keydown', layOut, { capture: true });
  window.addEventListener('hashchange', hold);
  return () => {
    document.removeEventListener('click', layOut, { capture: true });
    document.removeEventListener('keydown', layOut, { capture: true });
    window.removeEventListener('hashchange', hold);
  };
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
