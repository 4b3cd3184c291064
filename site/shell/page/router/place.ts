import { createHistory, settleAddress, type Place } from './history.ts';

settleAddress();

export const siteHistory = createHistory();

// The location of the page that is shown. While the next page loads, the URL is already that of the next one.

let place = siteHistory.location;
const listeners = new Set<() => void>();

export const shownPlace = (): Place => place;

/** Sets the location of the shown page and notifies listeners. */
export function setShownPlace(next: Place): void {
  place = next;
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` when the shown location changes. Returns a cleanup. */
export function onPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
