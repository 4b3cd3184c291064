// Presses and keys before React has taken over the page. React would answer the first it hears of by finishing
// the whole page at once, and the reader would wait for that: it hears of none. What the browser does by itself
// (links, fields, focus) stays. A category of the sidebar and the colours answer here; any other button of the
// bars, the last one if there are several, is pressed again once React is there.

import { nextChoice } from '../../../../src/components/color-mode/next-choice.ts';
import { categoryOf, isFolded, setFolded } from '../../../../src/components/sidebar/folding.ts';
import { readAs } from '../../../../src/components/reading-as/remember.ts';

declare const WITH_SYSTEM: boolean;

const root = document.documentElement;
const isOver = (): boolean => root.dataset['hasHydrated'] === 'true';
let pressed: HTMLElement | null = null;

const heard =
  'pointerdown pointerup mousedown mouseup touchstart touchend click focusin focusout keydown keypress keyup beforeinput input change';

function hold(event: Event): void {
  const { target, type } = event;
  if (isOver() || !(target instanceof Element) || !target.closest('#__docusaurus')) return;
  event.stopPropagation();
  if (type === 'click') press(target.closest('.navbar button, .menu button'));
  const choice = type === 'change' && target.closest<HTMLInputElement>('.role-lens input');
  if (choice) readAs(choice.value);
}

function press(button: HTMLElement | null): void {
  if (!button) return;
  if (fold(button)) return;
  if ('docusaurusRoot' in window || !changeColors(button)) pressed = button;
}

/** Whether the button folds a category whose entries are here. */
function fold(button: HTMLElement): boolean {
  const category = categoryOf(button);
  if (category) setFolded(category, !isFolded(category));
  return category !== null;
}

/** As the theme does: it reads its state from these when it begins. */
function changeColors(button: HTMLElement): boolean {
  if (!button.closest('[data-color-mode]')) return false;
  const { themeChoice } = root.dataset;
  const now = themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null;
  const next = nextChoice(now, WITH_SYSTEM);
  root.dataset['themeChoice'] = next ?? 'system';
  const isDark = next ? next === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  try {
    if (next) localStorage.setItem('theme', next);
    else localStorage.removeItem('theme');
  } catch {
    // Where storage is refused, the choice holds until the reader leaves the site.
  }
  return true;
}

for (const type of heard.split(' ')) addEventListener(type, hold, true);
new MutationObserver((_, observer) => {
  if (!isOver()) return;
  observer.disconnect();
  for (const type of heard.split(' ')) removeEventListener(type, hold, true);
  if (pressed?.isConnected) pressed.click();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

export {};
