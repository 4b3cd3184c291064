// Values in localStorage. Where the browser blocks it or it is full, a value lasts as long as the page is open.

/** The stored text, or null. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** Calls `changed` with a text that another tab stored, even while this page was in the back/forward cache. */
export function followStored(
  key: string,
  changed: (text: string | null) => void,
  signal = new AbortController().signal,
): void {
  let before: string | null = null;
  // An event without a key: everything was removed.
  addEventListener('storage', (event) => (event.key ?? key) === key && changed(event.newValue), {
    signal,
  });
  addEventListener('pagehide', () => (before = stored(key)), { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && stored(key) !== before && changed(stored(key)),
    { signal },
  );
}

/** The stored texts; empty if there are none, or another build stored something else. */
export function storedList(key: string): string[] {
  try {
    const found: unknown = JSON.parse(stored(key) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const storeList = (key: string, texts: string[]): void =>
  store(key, texts.length > 0 ? JSON.stringify(texts) : null);
