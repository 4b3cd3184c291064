const KEY = 'search.arrival';
/** A page opened later than this after the choice was not opened by it. In milliseconds. */
const FRESH = 30_000;

interface Arrival {
  url: string;
  terms: string[];
  at: number;
}

/** Leaves word, for the page that a hit leads to, of what to highlight; also across tabs. */
export function announceArrival(url: string, terms: string[]): void {
  try {
    const arrival: Arrival = { url, terms, at: Date.now() };
    localStorage.setItem(KEY, JSON.stringify(arrival));
  } catch {
    return;
  }
}

/** What to highlight on this page, if a hit has led here a moment ago. Asked for once. */
export function takeArrival(url: string): string[] {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return [];
    const arrival = JSON.parse(stored) as Arrival;
    const isHere = arrival.url === url;
    const isOver = Date.now() - arrival.at > FRESH;
    if (isHere || isOver) localStorage.removeItem(KEY);
    return isHere && !isOver ? arrival.terms : [];
  } catch {
    return [];
  }
}
