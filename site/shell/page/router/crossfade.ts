// Fades between pages with the View Transition API, unless the reader prefers reduced motion. The tile, card or
// list entry that was clicked morphs into the header of the new page.

/** How long the transition waits for the new page, in milliseconds. */
const TRANSITION_TIMEOUT = 400;

/**
 * A transition takes three more frames. It is skipped if loading the page, or rendering two frames after the last
 * pointerdown or focusin, took longer than this. In milliseconds.
 */
const MAX_WAIT = 50;

let pressed: { link: HTMLElement; at: number } | undefined;
let lastFrames = Infinity;
let drawn: (() => void) | undefined;

const MORPHING = '[style*="--hue"], .col > a, .menu__link, .pagination-nav__link';

/** Measures how fast this device renders, between pointerdown and click. */
export function measureFrames(): void {
  const from = performance.now();
  lastFrames = Infinity;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      lastFrames = performance.now() - from;
    }),
  );
}

/** Records the clicked link. */
export const recordClick = (link: HTMLElement): void => {
  pressed = { link, at: performance.now() };
};

/** Signals that the new page is in the document. */
export const pageIsDrawn = (): void => drawn?.();

/** Resolves when the page may be replaced. The transition then waits for `pageIsDrawn`. */
export function crossfade(): Promise<void> {
  const { link, at = -Infinity } = pressed ?? {};
  pressed = undefined;
  const isSlow = Math.max(performance.now() - at, lastFrames) > MAX_WAIT;
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isSlow || isStill || !('startViewTransition' in document)) return Promise.resolve();
  const tile = link?.matches(MORPHING) ? link : undefined;
  return new Promise((change) => {
    let sign: HTMLElement | null = null;
    if (tile) tile.style.viewTransitionName = 'sign';
    const fading = document.startViewTransition(async () => {
      const arrival = new Promise<void>((resolve) => {
        drawn = resolve;
        setTimeout(resolve, TRANSITION_TIMEOUT);
      });
      change();
      await arrival;
      if (!tile) return;
      // A list entry is still in the page, and view-transition-name must be unique.
      tile.style.viewTransitionName = '';
      sign = document.querySelector<HTMLElement>('.sign');
      if (sign) sign.style.viewTransitionName = 'sign';
    });
    // A skipped or interrupted transition is no failure: the page changes anyway.
    fading.ready.catch(() => undefined);
    fading.finished
      .catch(() => undefined)
      .finally(() => {
        if (sign) sign.style.viewTransitionName = '';
      });
  });
}
