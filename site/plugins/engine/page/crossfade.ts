// One page fades into the next, where the browser can do so and the reader has nothing against motion. The sign
// that a page opens with travels: from the page before, or from the tile of it that was pressed.

/** In milliseconds; after it the browser goes on, should the page not have been drawn by then. */
const PATIENCE = 400;

let pressed: HTMLElement | undefined;
let drawn: (() => void) | undefined;

/** Notes the link that the reader follows. */
export const leaveBy = (link: HTMLElement): void => {
  pressed = link;
};

/** Tells that the next page is in the document. */
export const pageIsDrawn = (): void => drawn?.();

/** Resolves when the page may change; what is on the screen fades until `pageIsDrawn` is called, and then in. */
export function crossfade(): Promise<void> {
  const tile = pressed?.matches('[data-article] [style*="--hue"]') ? pressed : undefined;
  pressed = undefined;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || isStill || document.hidden) return Promise.resolve();
  return new Promise((change) => {
    const from = tile ?? signInSight();
    nameSign(from);
    const fading = document.startViewTransition(async () => {
      const arrival = new Promise<void>((resolve) => {
        drawn = resolve;
        setTimeout(resolve, PATIENCE);
      });
      change();
      await arrival;
      nameSign(signInSight());
    });
    // A fade that another one cuts short, or that the browser refuses, is no failure: the page changes.
    fading.ready.catch(() => undefined);
    fading.finished.catch(() => undefined).finally(() => nameSign(undefined));
  });
}

let named: HTMLElement | undefined;
function nameSign(sign: HTMLElement | undefined): void {
  named?.style.removeProperty('view-transition-name');
  named = sign;
  named?.style.setProperty('view-transition-name', 'sign');
}

/** Only what is seen travels: from far above it would fly across the page. */
function signInSight(): HTMLElement | undefined {
  const sign = document.querySelector<HTMLElement>('.sign');
  return sign && sign.getBoundingClientRect().bottom > 0 ? sign : undefined;
}
