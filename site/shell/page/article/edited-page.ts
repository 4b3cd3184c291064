import { comeBackTo, placeInPage, type Place } from '../error-boundary/new-build.ts';

// While developing, an edit of a page or of an API document draws the whole article anew, or, where the generator
// cannot replace a module in place, loads the page anew. Its author finds again what was open there, and the place that
// was read. What was typed in a console is kept as a draft (try-it/form-draft.ts).

/** What can be folded, by a list in which each is found again. */
const FOLDS = 'details, .reference-lines input';
const CONSOLES = '[data-try-it]';
/** For so many frames the place is held, while consoles grow above it. */
const HELD = 120;
/** How long parts of the new article may take to arrive, in milliseconds. */
const ARRIVAL = 5000;

/** Where the page is noted while it is loaded anew. */
const KEPT = 'edited-page';

interface Left {
  page: string;
  open: string[];
  consoles: string[];
  place?: Place | undefined;
}

let left = leftBefore();

function leftBefore(): Left | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return kept ? (JSON.parse(kept) as Left) : undefined;
  } catch {
    return undefined;
  }
}

/** Opens what was open in the article that was here before, if it was of the same page; answers how to note it again. */
export function openAsLeft(article: HTMLElement): () => void {
  const page = location.pathname;
  const end = left?.page === page ? reopen(article, left) : () => undefined;
  left = undefined;
  const keep = () => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(noted(page, article)));
    } catch {
      // Storage is full or refused: the page begins at its top, with all folded.
    }
  };
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('pagehide', keep);
    end();
    left = noted(page, article);
  };
}

const noted = (page: string, article: HTMLElement): Left => ({
  page,
  open: foldsOf(article).flatMap(([key, fold]) => (isOpen(fold) ? [key] : [])),
  consoles: consolesOf(article).flatMap(([key, { ready }]) => (ready ? [] : [key])),
  place: placeInPage(),
});

/** Consoles are offered by a file that is still on its way. */
function reopen(article: HTMLElement, { open, consoles, place }: Left): () => void {
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
  const timer = setTimeout(() => observer.disconnect(), ARRIVAL);
  if (place) comeBackTo(place, HELD);
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

/** What can be folded outside of consoles, each with its place: what has an id around it, and which it is there. */
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

/** The consoles, each with the button that opens it as long as it is closed. */
const consolesOf = (
  article: HTMLElement,
): [key: string, console: { ready: HTMLButtonElement | null }][] =>
  [...article.querySelectorAll<HTMLElement>(CONSOLES)].map((element) => [
    `${element.dataset['api']}/${element.dataset['tryIt']}`,
    { ready: element.querySelector<HTMLButtonElement>(':scope > button:enabled') },
  ]);
