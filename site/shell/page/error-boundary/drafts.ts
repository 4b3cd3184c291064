// Unsent input of a reader, in sessionStorage, so that it survives a reload; only in memory if storage is blocked.

const PREFIX = 'draft.';
const inMemory = new Map<string, string>();

/** Saves the value of a field or form, by a key such as `search` or `console.pressButton`. */
export function saveDraft(key: string, value: string): void {
  inMemory.set(key, value);
  inTab((tab) => tab.setItem(PREFIX + key, value));
}

/** The saved value, also from before a reload, or undefined. It remains until it is dropped. */
export const readDraft = (key: string): string | undefined =>
  inMemory.get(key) ?? inTab((tab) => tab.getItem(PREFIX + key)) ?? undefined;

/** Deletes a draft that was sent or emptied. */
export function dropDraft(key: string): void {
  inMemory.delete(key);
  inTab((tab) => tab.removeItem(PREFIX + key));
}

/** Storage throws if site data is blocked or it is full: returns undefined then. */
function inTab<Value>(use: (tab: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
