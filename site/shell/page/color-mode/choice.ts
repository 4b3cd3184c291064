// The color mode as the theme stores it (specification, section 4): attributes of the html element, and a
// localStorage entry that the theme's inline script reads before the first paint.

import { followStored, store, stored } from '../stored.ts';

const KEY = 'theme';
const state = (): DOMStringMap => document.documentElement.dataset;
const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const choiceFrom = (value: string | null | undefined): ColorChoice =>
  value === 'light' || value === 'dark' ? value : null;

export const colorChoice = (): ColorChoice => choiceFrom(state()['themeChoice']);

/**
 * Removes a stored text that is no choice, such as that of another site on this host: the theme's inline script would
 * apply it as a color mode.
 */
export function forgetUnknownColors(): void {
  if (choiceFrom(stored(KEY)) === null) store(KEY, null);
}

/** Applies a choice, or the system's color scheme. */
function showColors(choice: ColorChoice): void {
  state()['themeChoice'] = choice ?? 'system';
  state()['theme'] = choice ?? (dark().matches ? 'dark' : 'light');
}

/** Switches to the next choice and stores it; `withSystem` makes the system's color scheme one of the choices. */
export function chooseColors(withSystem: boolean): void {
  const next = nextChoice(colorChoice(), withSystem, dark().matches);
  showColors(next);
  store(KEY, next);
}

/** Follows the system if nothing is chosen, and changes in other tabs, for which `changed` is called. */
export function followColors(changed: () => void): void {
  dark().addEventListener('change', () => {
    if (colorChoice() === null) showColors(null);
  });
  followStored(KEY, (text) => {
    showColors(choiceFrom(text));
    changed();
  });
}

/** A reader's choice; null follows the system. */
export type ColorChoice = 'light' | 'dark' | null;

/**
 * The next choice. With the system it cycles from the system to the opposite colors, to the system's colors, and back
 * to the system, so only the third step changes nothing visible. Without it, it toggles light and dark.
 */
export function nextChoice(
  choice: ColorChoice,
  withSystem: boolean,
  isSystemDark: boolean,
): ColorChoice {
  if (!withSystem) return choice === 'dark' ? 'light' : 'dark';
  const [same, other] = isSystemDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  if (choice === null) return other;
  return choice === other ? same : null;
}
