// Handles clicks before hydration. Sidebar categories, the color mode and the role filter respond here. Of all other
// buttons in navbar, sidebar and announcement bar, and the search, the last one clicked is clicked again after
// hydration.

import { chooseColors } from '../color-mode/choice.ts';
import { categoryOf, isFolded, setFolded } from '../../shared/sidebar/folding.ts';
import { readAs } from '../role-filter/remember.ts';

const root = document.documentElement;
const over = new AbortController();
const { signal } = over;
let pressed: HTMLElement | null = null;

function press({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>(
    '.navbar :is(button, [role=search]), .menu button, [data-announcement] button',
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
