// What the theme keeps of the reader's colors (specification, section 4): attributes of the document and an
// entry of the browser's store, which its inline script reads before the first paint.

const KEY = 'theme';
const state = (): DOMStringMap => document.documentElement.dataset;
const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const choiceFrom = (value: string | null | undefined): ColorChoice =>
  value === 'light' || value === 'dark' ? value : null;

/** What the reader has chosen. */
export const colorChoice = (): ColorChoice => choiceFrom(state()['themeChoice']);

/** Shows what is chosen, or what the system says. */
function showColors(choice: ColorChoice): void {
  state()['themeChoice'] = choice ?? 'system';
  state()['theme'] = choice ?? (dark().matches ? 'dark' : 'light');
}

/** The next choice after a press; `withSystem` says whether the system is one. It is remembered in this browser. */
export function chooseColors(withSystem: boolean): void {
  const next = nextChoice(colorChoice(), withSystem, dark().matches);
  showColors(next);
  try {
    if (next) localStorage.setItem(KEY, next);
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is refused, the choice holds until the reader leaves the site.
  }
}

/** Follows the system, where nothing is chosen, and other tabs. `changed` is called after each change. */
export function followColors(changed: () => void): void {
  dark().addEventListener('change', () => {
    if (colorChoice() === null) showColors(null);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    showColors(choiceFrom(newValue));
    changed();
  });
}

/** What a reader chose; null is what the system says. */
export type ColorChoice = 'light' | 'dark' | null;

/**
 * The next choice. Each press but the third changes what is seen: from the system to the other colors, to those that
 * the system has, and back to the system; without the system, light and dark.
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
