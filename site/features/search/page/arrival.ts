const KEY = 'search.arrival';
/** A page opened later than this after the choice was not opened by it. In milliseconds. */
const FRESH = 30_000;

/** What the page that a choice leads to is told. */
interface Word {
  /** Words to highlight on it. */
  terms?: string[];
  /** The question that found no answer, for the message that asks a person. */
  question?: string;
}

interface Arrival extends Word {
  url: string;
  at: number;
}

/** Leaves word for the page that a choice leads to; also across tabs. */
export function announceArrival(url: string, word: Word): void {
  try {
    const arrival: Arrival = { ...word, url, at: Date.now() };
    localStorage.setItem(KEY, JSON.stringify(arrival));
  } catch {
    return;
  }
}

/** What this page is told, if a choice has led here a moment ago. Asked for once. */
function takeArrival(url: string): Word {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return {};
    const arrival = JSON.parse(stored) as Arrival;
    const isHere = arrival.url === url;
    const isOver = Date.now() - arrival.at > FRESH;
    if (isHere || isOver) localStorage.removeItem(KEY);
    return isHere && !isOver ? arrival : {};
  } catch {
    return {};
  }
}

let clear = (): void => undefined;

/**
 * Highlights, on a page that a hit has led to, the words searched for; Escape takes it away, and so does
 * leaving. Where a search went on to a person, puts the question into the message.
 */
export function showArrival({ pathname, hash }: { pathname: string; hash: string }): void {
  clear();
  const { terms = [], question } = takeArrival(pathname + hash);
  if (question !== undefined) {
    import(
      /* webpackChunkName: "ask" */ '@site/features/open-questions/page/handed-question.ts'
    ).then(
      ({ handQuestion }) => handQuestion(question),
      // The form has not come either: its place says so.
      () => undefined,
    );
  }
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
