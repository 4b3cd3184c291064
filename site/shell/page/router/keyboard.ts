// Stands in for the theme's hooks of the same purpose: what readers with a keyboard need of the bars.

const BY_KEYBOARD = 'navigation-with-keyboard';
const FALLBACK = '__docusaurus_skipToContent_fallback';
const skipLink = () => document.querySelector<HTMLElement>(`a[href="#${FALLBACK}"]`);

/** Shows where the focus is once Tab is pressed, until the mouse is; and lets the first link skip the bars. */
export function answerKeyboard(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(BY_KEYBOARD);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(BY_KEYBOARD));
  skipLink()?.addEventListener('click', (event) => {
    event.preventDefault();
    focus(document.querySelector<HTMLElement>('main') ?? document.getElementById(FALLBACK));
  });
}

/** After a link the next Tab begins before the first link of the page, as after a page has been loaded. */
export const beginAnew = (): void => focus(skipLink()?.parentElement);

function focus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}
