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
function takeArrival(url: string): string[] {
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

let clear = (): void => undefined;

/** Highlights, on a page that a hit has led to, the words searched for; Escape takes it away, and so does leaving. */
export function showArrival({ pathname, hash }: { pathname: string; hash: string }): void {
  clear();
  const terms = takeArrival(pathname + hash);
  if (terms.length === 0) return;
  const over = new AbortController();
  const highlight = import('./highlight.ts').then(
    ({ highlightWords }) => highlightWords(terms),
    () => undefined,
  );
  clear = () => {
    over.abort();
    void highlight.then((end) => end?.());
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && clear(), {
    signal: over.signal,
  });
}
