const KEY = 'docs.question-mark';

/**
 * Whether `?` opens the list. Readers who dictate may type it unawares, so it can be turned off
 * (WCAG 2.2, 2.1.4 Character Key Shortcuts).
 */
export function wantsKey(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepWantsKey(wanted: boolean): void {
  if (wanted) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
