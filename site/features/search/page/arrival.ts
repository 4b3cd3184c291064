import { store } from '../../../shell/page/stored.ts';

const KEY = 'search.arrival';
/** Milliseconds after which a choice no longer counts as what opened a page. */
const MAX_AGE = 30_000;

/** What the search passes to the page of a chosen hit. */
interface ArrivalData {
  /** Terms to highlight. */
  terms?: string[];
  /** The query without an answer, to prefill the contact message. */
  question?: string;
}

interface Arrival extends ArrivalData {
  url: string;
  at: number;
}

/** Stores data for the page that a choice opens, possibly in another tab. */
export function storeArrival(url: string, data: ArrivalData): void {
  const arrival: Arrival = { ...data, url, at: Date.now() };
  store(KEY, JSON.stringify(arrival));
}

/** Takes the data stored for this page, if a choice has just opened it. */
function takeArrival(url: string): ArrivalData {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return {};
    const arrival = JSON.parse(stored) as Arrival;
    const isHere = arrival.url === url;
    const isExpired = Date.now() - arrival.at > MAX_AGE;
    if (isHere || isExpired) localStorage.removeItem(KEY);
    return isHere && !isExpired ? arrival : {};
  } catch {
    return {};
  }
}

let clear = (): void => undefined;

/**
 * Highlights the search terms on a page opened from a hit, until Escape or navigation. Prefills the contact message
 * with the query if the reader chose to write one.
 */
export function showArrival({ pathname, hash }: { pathname: string; hash: string }): void {
  clear();
  const { terms = [], question } = takeArrival(pathname + hash);
  if (question !== undefined) {
    import(
      /* webpackChunkName: "ask" */ '@site/features/open-questions/page/prefill-question.ts'
    ).then(
      ({ prefillQuestion }) => prefillQuestion(question),
      // The form failed to load, too, and its error boundary says so.
      () => undefined,
    );
  }
  if (terms.length === 0) return;
  const listeners = new AbortController();
  const highlight = import('./highlight.ts').then(
    ({ highlightWords }) => highlightWords(terms),
    () => undefined,
  );
  clear = () => {
    listeners.abort();
    void highlight.then((end) => end?.());
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && clear(), {
    signal: listeners.signal,
  });
}
