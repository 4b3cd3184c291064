import { scrollToPlace, placeInPage, type Place } from '../error-boundary/new-build.ts';

// In development, an edit of a page or an API document renders the whole article again, or reloads the page if hot
// replacement is impossible. This restores what was open and the scroll position. Input in API consoles is restored
// from drafts (try-it/form-draft.ts).

const FOLDS = 'details, .reference-lines input';
const CONSOLES = '[data-try-it]';
/** For how many frames the scroll position is held while consoles above it open. */
const HOLD_FRAMES = 120;
/** How long to wait for consoles to load, in milliseconds. */
const CONSOLE_TIMEOUT = 5000;

/** The sessionStorage key of the state across a reload. */
const STORAGE_KEY = 'edited-page';

interface PageState {
  page: string;
  open: string[];
  consoles: string[];
  place?: Place | undefined;
}

let lastState = storedState();

function storedState(): PageState | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return stored ? (JSON.parse(stored) as PageState) : undefined;
  } catch {
    return undefined;
  }
}

/** Restores the state of the previous article if it was the same page. Returns a cleanup that records it again. */
export function restoreState(article: HTMLElement): () => void {
  const page = location.pathname;
  const stopRestoring = lastState?.page === page ? restore(article, lastState) : () => undefined;
  lastState = undefined;
  const store = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stateOf(page, article)));
    } catch {
      // Storage is full or blocked: the page starts at the top with everything collapsed.
    }
  };
  addEventListener('pagehide', store);
  return () => {
    removeEventListener('pagehide', store);
    stopRestoring();
    lastState = stateOf(page, article);
  };
}

const stateOf = (page: string, article: HTMLElement): PageState => ({
  page,
  open: foldsOf(article).flatMap(([key, fold]) => (isOpen(fold) ? [key] : [])),
  consoles: consolesOf(article).flatMap(([key, { ready }]) => (ready ? [] : [key])),
  place: placeInPage(),
});

/** Opens folds at once, and consoles when their script has loaded. Returns a cleanup. */
function restore(article: HTMLElement, { open, consoles, place }: PageState): () => void {
  for (const [key, fold] of foldsOf(article)) setOpen(fold, open.includes(key));
  const waiting = new Set(consoles);
  const openConsoles = () => {
    for (const [key, { ready }] of consolesOf(article))
      if (ready && waiting.delete(key)) ready.click();
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(openConsoles);
  observer.observe(article, { childList: true, subtree: true });
  openConsoles();
  const timer = setTimeout(() => observer.disconnect(), CONSOLE_TIMEOUT);
  if (place) scrollToPlace(place, HOLD_FRAMES);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

type Fold = HTMLDetailsElement | HTMLInputElement;

const isOpen = (fold: Fold) => (fold instanceof HTMLInputElement ? fold.checked : fold.open);

function setOpen(fold: Fold, opens: boolean): void {
  if (fold instanceof HTMLInputElement) fold.checked = opens;
  else fold.open = opens;
}

/** The folds outside consoles. Each key is the id of the closest ancestor and the index within it. */
function foldsOf(article: HTMLElement): [key: string, fold: Fold][] {
  const counts = new Map<string, number>();
  return [...article.querySelectorAll<Fold>(FOLDS)]
    .filter((fold) => !fold.closest(CONSOLES))
    .map((fold) => {
      const within = fold.closest('[id]')?.id ?? '';
      const at = counts.get(within) ?? 0;
      counts.set(within, at + 1);
      return [`${within}/${at}`, fold];
    });
}

/** The consoles; `ready` is the button that opens one, null if it is open. */
const consolesOf = (
  article: HTMLElement,
): [key: string, console: { ready: HTMLButtonElement | null }][] =>
  [...article.querySelectorAll<HTMLElement>(CONSOLES)].map((element) => [
    `${element.dataset['api']}/${element.dataset['tryIt']}`,
    { ready: element.querySelector<HTMLButtonElement>(':scope > button:enabled') },
  ]);
