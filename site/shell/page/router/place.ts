import { createHistory, settleAddress, type Place } from './history.ts';

settleAddress();

/** The reader's way through the site. */
export const siteHistory = createHistory();

// Where the page belongs that is shown: while the next one is on its way, the reader's address is ahead of it.

let place = siteHistory.location;
const listeners = new Set<() => void>();

/** The place of the page that is shown. */
export const shownPlace = (): Place => place;

/** Tells that a page is shown now, or another place of it. */
export function showsPlace(next: Place): void {
  place = next;
  for (const listener of [...listeners]) listener();
}

/** Calls something whenever another place is shown. Answers how to end it. */
export function onPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
