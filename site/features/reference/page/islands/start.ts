import { type Island, startPart } from '../../../../shell/page/error-boundary/start-part.ts';
import revealTarget from '../../../../shell/page/article/islands/reveal-target.ts';
import { followScroll } from './follow-scroll.ts';
import { addressTarget } from '../../../../shell/page/article/islands/address-target.ts';
import { idOf } from '../../../../shell/shared/decoded.ts';
import { pickForm } from './pick-form.ts';
import { rememberLanguage, writeSamples } from './write-samples.ts';
import { translate } from '@docusaurus/Translate';
import { askAfter } from '../../../../shell/page/error-boundary/new-build.ts';

/** Times a jump is repeated before a target that keeps moving is let go. */
const PATIENCE = 20;

/** Neither menus nor what a console folds. */
const FOLDED = 'details:not(.strip, .reference-tools, [data-try-it] *)';

/** What each is called. None has a place of its own. */
const islands: [name: string, start: Island][] = [
  ['way to another page', followMovedAnchor],
  ['choice of language', rememberLanguage],
  ['samples in other languages', writeSamples],
  ['choice of a form', pickForm],
  ['unfolding of fields', revealTarget],
  ['folding of all', foldAll],
  ['way to a field', holdTarget],
  ['list of operations', followScroll],
  ['unfolding for print', openForPrint],
  ['consoles', offerConsoles],
];

/**
 * Brings to life what moves on a reference page, each part by itself: one that fails stops no other.
 * Answers a function that ends it again.
 */
export default function startReference(article: HTMLElement): () => void {
  const ends = islands.map(([name, start]) => startPart(name, null, () => start(article)));
  return () => ends.forEach((end) => end());
}

/** Shows all of an operation, or of the page, or hides it; and opens the first answer of a chosen status. */
function foldAll(frame: HTMLElement): () => void {
  const fold = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-fold]');
    const within = button?.closest('.reference-operation, .reference');
    if (!button || !within) return;
    const opens = button.dataset['fold'] === 'open';
    // What the reader points at stays where it is.
    const before = button.getBoundingClientRect().top;
    for (const details of within.querySelectorAll<HTMLDetailsElement>(FOLDED)) details.open = opens;
    for (const box of within.querySelectorAll<HTMLInputElement>('.reference-lines input'))
      box.checked = opens;
    window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  const pick = ({ target }: Event) => {
    const { value } = target as HTMLInputElement;
    const examples = (target as Element).closest('.reference-statuses')?.parentElement;
    const first = value && examples?.querySelector<HTMLDetailsElement>(`[data-status="${value}"]`);
    if (first) first.open = true;
  };
  frame.addEventListener('click', fold);
  frame.addEventListener('change', pick);
  return () => {
    frame.removeEventListener('click', fold);
    frame.removeEventListener('change', pick);
  };
}

/**
 * On a page of hundreds of operations, what is out of sight has only a guessed height, so a jump is
 * repeated until nothing moves any more. Other pages are laid out whole before the jump.
 */
function holdTarget(frame: HTMLElement): () => void {
  if (!frame.querySelector('.reference-many')) return () => undefined;
  const hold = () => {
    const target = addressTarget();
    if (target && frame.contains(target)) settle(target, PATIENCE);
  };
  window.addEventListener('hashchange', hold);
  return () => window.removeEventListener('hashchange', hold);
}

function settle(target: HTMLElement, left: number): void {
  target.scrollIntoView();
  const { top } = target.getBoundingClientRect();
  // In the first frame the browser notices what came into sight, in the second it has its height.
  const look = () => {
    if (target.getBoundingClientRect().top !== top && left > 0) settle(target, left - 1);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}

/** What is folded is printed open, and folded again afterwards. */
function openForPrint(frame: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const before = () => {
    opened = [
      ...frame.querySelectorAll<HTMLDetailsElement>(
        'details:not([open], .strip, .reference-tools)',
      ),
    ];
    for (const details of opened) details.open = true;
  };
  const after = () => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/**
 * An address from before a document was divided, such as `#create-order--body--name`, leads from the
 * overview on to the page that now has its target. Without scripts the entry there is a link to it.
 */
function followMovedAnchor(frame: HTMLElement): () => void {
  const list = frame.querySelector('[data-page-list]');
  if (!list) return () => undefined;
  const lead = () => {
    const anchor = idOf(location.hash);
    // What belongs to an operation, a schema or an error begins with its anchor.
    const entry = document.getElementById(anchor.split('--', 1)[0] ?? '');
    const link = entry?.closest('[data-page-list] li')?.querySelector('a');
    if (!entry || !link || !list.contains(entry)) return;
    const { origin, pathname } = new URL(link.href);
    location.replace(`${origin}${pathname}#${anchor}`);
  };
  window.addEventListener('hashchange', lead);
  lead();
  return () => window.removeEventListener('hashchange', lead);
}

const place = '[data-try-it]';

/**
 * Puts a "Try it" button into every empty `<div data-try-it="operationId" data-api="name">`. The
 * console itself is fetched when a reader selects one. Answers how to take all of it out again.
 */
function offerConsoles(root: ParentNode): () => void {
  const ends: (() => void)[] = [];
  let isOver = false;
  for (const element of root.querySelectorAll<HTMLElement>(place)) {
    if (element.childElementCount > 0) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary';
    button.textContent = translate({ message: 'Try it' });
    button.onclick = () =>
      void openConsole(element, button, () => isOver).then((end) => end && ends.push(end));
    element.append(button);
    ends.push(() => button.remove());
  }
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}

async function openConsole(
  element: HTMLElement,
  button: HTMLButtonElement,
  isOver: () => boolean,
): Promise<(() => void) | undefined> {
  button.disabled = true;
  button.textContent = translate({ message: 'Fetching the console' });
  try {
    const { mountConsole } = await import(
      /* webpackChunkName: "try-it" */ '../try-it/mount-console.tsx'
    );
    // The page may have been left meanwhile, or drawn anew by an edit.
    if (isOver()) return undefined;
    const { frame, end } = mountConsole(element, () => {
      element.replaceChildren(button);
      button.focus();
    });
    // What was typed and answered is there again.
    button.onclick = () => {
      element.replaceChildren(frame);
      frame.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
    element.replaceChildren(frame);
    button.disabled = false;
    button.textContent = translate({ message: 'Try it' });
    return end;
  } catch (cause) {
    askAfter(cause);
    button.disabled = false;
    button.textContent = translate({ message: 'The console did not load. Retry' });
    return undefined;
  }
}
