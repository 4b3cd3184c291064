// What a reader has typed and would miss: kept in the tab, so that it outlives a reload, and in memory
// only where the browser refuses storage.

const PREFIX = 'draft.';
const held = new Map<string, string>();

/** Keeps what stands in the field or form that the key names, such as `search` or `console.pressButton`. */
export function keepDraft(key: string, value: string): void {
  held.set(key, value);
  inTab((tab) => tab.setItem(PREFIX + key, value));
}

/** What was kept, also before a reload; undefined where nothing was. It stays until it is dropped. */
export const takeDraft = (key: string): string | undefined =>
  held.get(key) ?? inTab((tab) => tab.getItem(PREFIX + key)) ?? undefined;

/** Forgets it: the reader has sent it, or emptied the field. */
export function dropDraft(key: string): void {
  held.delete(key);
  inTab((tab) => tab.removeItem(PREFIX + key));
}

/** Storage throws where site data is blocked, and when it is full; memory has the words then. */
function inTab<Answer>(use: (tab: Storage) => Answer): Answer | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
