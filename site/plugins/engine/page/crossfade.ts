// One page fades into the next, where the browser can do so and the reader has nothing against motion. A tile
// that is pressed becomes the sign that its page opens with.

/** In milliseconds; after it the browser goes on, should the page not have been drawn by then. */
const PATIENCE = 400;

/** Who has waited longer than this for the next page gets it at once: a fade takes three more frames. In milliseconds. */
const LONGEST_WAIT = 50;

let pressed: { link: HTMLElement; at: number } | undefined;
let drawn: (() => void) | undefined;

const NAME = 'view-transition-name';

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
  const hasWaited = performance.now() - at > LONGEST_WAIT;
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hasWaited || isStill || !('startViewTransition' in document)) return Promise.resolve();
  const tile = link?.matches('[data-article] [style*="--hue"]') ? link : undefined;
  return new Promise((change) => {
    let sign: HTMLElement | null = null;
    tile?.style.setProperty(NAME, 'sign');
    const fading = document.startViewTransition(async () => {
      const arrival = new Promise<void>((resolve) => {
        drawn = resolve;
        setTimeout(resolve, PATIENCE);
      });
      change();
      await arrival;
      if (tile) sign = document.querySelector<HTMLElement>('.sign');
      sign?.style.setProperty(NAME, 'sign');
    });
    // A fade that another one cuts short, or that the browser refuses, is no failure: the page changes.
    fading.ready.catch(() => undefined);
    fading.finished
      .catch(() => undefined)
      .finally(() => [tile, sign].forEach((one) => one?.style.removeProperty(NAME)));
  });
}
