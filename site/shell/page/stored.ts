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
