import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';

// Stands in for the theme's hook: the button comes when a reader scrolls back up.

/** In pixels from the top: nearer than this the way is short. */
const NEAR = 300;
const BUTTON = '.theme-back-to-top-button';
const SHOWN = styles['backToTopButtonShow']!;

let last = 0;
/** Whether the reader has just gone to a place in the page, which is no scrolling back. */
let isJump = false;

export function answerBackToTop(): void {
  addEventListener(
    'scroll',
    () => {
      const now = scrollY;
      const isUp = now < last;
      const isEnd = now + innerHeight >= document.documentElement.scrollHeight;
      if (isJump) isJump = false;
      else if (!isUp || now < NEAR) show(false);
      else if (!isEnd) show(true);
      last = now;
    },
    { passive: true },
  );
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(BUTTON)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  });
}

/** The reader has gone to a place in a page. */
export function hideBackToTop(): void {
  isJump = true;
  show(false);
}

const show = (shows: boolean) => document.querySelector(BUTTON)?.classList.toggle(SHOWN, shows);
