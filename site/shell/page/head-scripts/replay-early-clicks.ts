// Presses before the scripts are here. What the browser does by itself (links, fields, focus) is done; a category
// of the sidebar, the colors and the choice of reader answer here; the search and any other button of the bars, the
// last one if there are several, is pressed again once what answers it is there.

import { chooseColors } from '../color-mode/choice.ts';
import { categoryOf, isFolded, setFolded } from '../../shared/sidebar/folding.ts';
import { readAs } from '../role-filter/remember.ts';

const root = document.documentElement;
const over = new AbortController();
const { signal } = over;
let pressed: HTMLElement | null = null;

function press({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>(
    '.navbar :is(button, [role=search]), .menu button',
  );
  if (!button) return;
  const category = categoryOf(button);
  const colors = button.closest<HTMLElement>('[data-color-mode]');
  if (category) setFolded(category, !isFolded(category));
  else if (colors) chooseColors(colors.dataset['colorMode'] === 'system');
  else pressed = button;
}

addEventListener('click', press, { capture: true, signal });
addEventListener(
  'change',
  ({ target }) => {
    const choice = (target as Element).closest<HTMLInputElement>('.role-filter input');
    if (choice) readAs(choice.value);
  },
  { capture: true, signal },
);
new MutationObserver((_, observer) => {
  if (root.dataset['hasHydrated'] !== 'true') return;
  observer.disconnect();
  over.abort();
  if (pressed?.isConnected) pressed.click();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

export {};
