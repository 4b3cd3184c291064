// One page fades into the next, where the browser can do so and the reader has nothing against motion. A tile, a
// card or an entry of a list that is pressed becomes the sign that its page opens with.

/** In milliseconds; after it the browser goes on, should the page not have been drawn by then. */
const PATIENCE = 400;

/**
 * A fade takes three more frames. Who has waited longer than this for the next page, or for the two frames
 * after a finger, a button or the focus came down, gets the page at once. In milliseconds.
 */
const LONGEST_WAIT = 50;

let pressed: { link: HTMLElement; at: number } | undefined;
let lastFrames = Infinity;
let drawn: (() => void) | undefined;

const GROWS = '[style*="--hue"], .col > a, .menu__link, .pagination-nav__link';

/** Notes how fast this device draws what a press changes, before the press is over. */
export function timeFrames(): void {
  const from = performance.now();
  lastFrames = Infinity;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      lastFrames = performance.now() - from;
    }),
  );
}

/** Notes the link that the reader follows. */
export const leaveBy = (link: HTMLElement): void => {
  pressed = { link, at: performance.now() };
};

/** Tells that the next page is in the document. */
export const pageIsDrawn = (): void => drawn?.();

/** Resolves when the page may change; what is on the screen fades until `pageIsDrawn` is called, and then in. */
export function crossfade(): Promise<void> {
  const { link, at = -Infinity } = pressed ?? {};
  pressed = undefined;
  const hasWaited = Math.max(performance.now() - at, lastFrames) > LONGEST_WAIT;
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hasWaited || isStill || !('startViewTransition' in document)) return Promise.resolve();
  const tile = link?.matches(GROWS) ? link : undefined;
  return new Promise((change) => {
    let sign: HTMLElement | null = null;
    if (tile) tile.style.viewTransitionName = 'sign';
    const fading = document.startViewTransition(async () => {
      const arrival = new Promise<void>((resolve) => {
        drawn = resolve;
        setTimeout(resolve, PATIENCE);
      });
      change();
      await arrival;
      if (!tile) return;
      // An entry of a list stays in the page, and no two may have one name.
      tile.style.viewTransitionName = '';
      sign = document.querySelector<HTMLElement>('.sign');
      if (sign) sign.style.viewTransitionName = 'sign';
    });
    // A fade that another one cuts short, or that the browser refuses, is no failure: the page changes.
    fading.ready.catch(() => undefined);
    fading.finished
      .catch(() => undefined)
      .finally(() => {
        if (sign) sign.style.viewTransitionName = '';
      });
  });
}
