/** Shows all of an operation, or of the page, or hides it; and opens the first answer of a chosen status. */
export function foldAll(frame: HTMLElement): () => void {
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

/** Neither menus nor what a console folds. */
const FOLDED = 'details:not(.strip, .reference-tools, [data-try-it] *)';
