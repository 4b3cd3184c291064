import {
  type Island,
  startIsolated,
} from '../../../../shell/page/error-boundary/start-isolated.ts';
import revealTarget from '../../../../shell/page/article/islands/reveal-target.ts';
import { followScroll } from './follow-scroll.ts';
import { addressTarget } from '../../../../shell/page/article/islands/address-target.ts';
import { element } from '../../../../shell/page/element.ts';
import { idOf } from '../../../../shell/shared/decoded.ts';
import { pickForm } from './pick-form.ts';
import { rememberLanguage, writeSamples } from './write-samples.ts';
import { translate } from '@docusaurus/Translate';
import { checkForNewBuild } from '../../../../shell/page/error-boundary/new-build.ts';

/** How often a jump is repeated while its target keeps moving. */
const MAX_JUMPS = 20;

/** Excludes menus and the content of consoles. */
const FOLDED = 'details:not(.strip, .reference-tools, [data-try-it] *)';

/** Islands by the name that error messages use. None has an element of its own. */
const islands: [name: string, start: Island][] = [
  ['redirect to another page', followMovedAnchor],
  ['language choice', rememberLanguage],
  ['code samples', writeSamples],
  ['choice of a variant', pickForm],
  ['expansion of fields', revealTarget],
  ['collapsing of sections', foldAll],
  ['menus', closeMenus],
  ['links to fields', repeatJumps],
  ['list of operations', followScroll],
  ['print layout', openForPrint],
  ['consoles', offerConsoles],
];

/** Starts the islands of a reference page independently: if one fails, the others still work. */
export default function startReference(article: HTMLElement, signal: AbortSignal): void {
  for (const [name, start] of islands)
    startIsolated(name, null, () => start(article, signal), signal);
}

/** Closes the menu of an operation on a press outside it. */
function closeMenus(frame: HTMLElement, signal: AbortSignal): void {
  const close = ({ target }: Event) => {
    for (const menu of frame.querySelectorAll<HTMLDetailsElement>('.reference-tools[open]'))
      if (!menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('click', close, { signal });
}

/** Expands or collapses an operation or the page, and opens the first example of a chosen status. */
function foldAll(frame: HTMLElement, signal: AbortSignal): void {
  const fold = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-fold]');
    const within = button?.closest('.reference-operation, .reference');
    if (!button || !within) return;
    const opens = button.dataset['fold'] === 'open';
    // The button under the pointer stays in place.
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
  frame.addEventListener('click', fold, { signal });
  frame.addEventListener('change', pick, { signal });
}

/**
 * On a page with hundreds of operations, off-screen content has only an estimated height (`content-visibility`),
 * so a jump is repeated until its target stops moving. Other pages are laid out completely before the jump.
 */
function repeatJumps(frame: HTMLElement, signal: AbortSignal): void {
  if (!frame.querySelector('.reference-many')) return;
  const hold = () => {
    const target = addressTarget();
    if (target && frame.contains(target)) settle(target, MAX_JUMPS);
  };
  window.addEventListener('hashchange', hold, { signal });
}

function settle(target: HTMLElement, left: number): void {
  target.scrollIntoView();
  const { top } = target.getBoundingClientRect();
  // In the first frame the browser renders what became visible, in the second its height is final.
  const look = () => {
    if (target.getBoundingClientRect().top !== top && left > 0) settle(target, left - 1);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}

/** Expands everything for printing, and collapses it again afterwards. */
function openForPrint(frame: HTMLElement, signal: AbortSignal): void {
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
  window.addEventListener('beforeprint', before, { signal });
  window.addEventListener('afterprint', after, { signal });
}

/**
 * Redirects a fragment from before a document was split, such as `#create-order--body--name`, from the
 * overview to the page that now has its target. Without scripts the reader follows the link of the entry.
 */
function followMovedAnchor(frame: HTMLElement, signal: AbortSignal): void {
  const list = frame.querySelector('[data-page-list]');
  if (!list) return;
  const redirect = () => {
    const anchor = idOf(location.hash);
    // The anchors inside an operation, schema or error begin with its own anchor.
    const entry = document.getElementById(anchor.split('--', 1)[0] ?? '');
    const link = entry?.closest('[data-page-list] li')?.querySelector('a');
    if (!entry || !link || !list.contains(entry)) return;
    const { origin, pathname } = new URL(link.href);
    location.replace(`${origin}${pathname}#${anchor}`);
  };
  window.addEventListener('hashchange', redirect, { signal });
  redirect();
}

/**
 * Puts a "Try it" button into every empty `<div data-try-it="operationId" data-api="name">`. The
 * console itself is fetched when a reader selects one.
 */
function offerConsoles(root: ParentNode, signal: AbortSignal): void {
  const look = { type: 'button', className: 'button button--primary' } as const;
  for (const place of root.querySelectorAll<HTMLElement>('[data-try-it]')) {
    if (place.childElementCount > 0) continue;
    const button = element('button', look, translate({ message: 'Try it' }));
    button.onclick = () => void openConsole(place, button, signal);
    place.append(button);
    signal.addEventListener('abort', () => button.remove());
  }
}

async function openConsole(
  place: HTMLElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
): Promise<void> {
  if (button.ariaDisabled) return;
  button.ariaDisabled = 'true';
  button.textContent = translate({ message: 'Fetching the console' });
  try {
    const { mountConsole } = await import(
      /* webpackChunkName: "try-it" */ '../try-it/mount-console.tsx'
    );
    // The reader may have left the page meanwhile, or an edit may have replaced it.
    if (signal.aborted) return;
    const { open, end } = mountConsole(place, () => {
      place.replaceChildren(button);
      button.focus();
    });
    button.onclick = open;
    open();
    button.ariaDisabled = null;
    button.textContent = translate({ message: 'Try it' });
    signal.addEventListener('abort', end);
  } catch (cause) {
    checkForNewBuild(cause);
    button.ariaDisabled = null;
    button.textContent = translate({ message: 'The console did not load. Retry' });
  }
}
