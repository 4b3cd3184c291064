const KEY = 'docs.question-mark';

/**
 * Whether `?` opens the list. Speech input may trigger it by accident, so it can be turned off
 * (WCAG 2.2, 2.1.4 Character Key Shortcuts).
 */
export function wantsKey(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setWantsKey(wanted: boolean): void {
  if (wanted) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
