import { takeDraft } from '../part/drafts.ts';
import { startPart } from '../part/start-part.ts';
import { whenIdle } from '../when-idle.ts';
import { isSearchKey } from './search-key.ts';

interface Connection {
  saveData?: boolean;
}

/**
 * Brings the search to the bar that came with the document: React and its index, when the browser is idle or
 * the reader comes near it, whichever is first. With data-saver on only the latter.
 */
export function startSearch(): void {
  const shell = document.querySelector<HTMLElement>('.navbar [role=search]');
  const slot = shell?.parentElement;
  if (!shell || !slot) return;
  const over = new AbortController();
  const { signal } = over;
  let isWanted = false;
  let hasBegun = false;
  const load = () => {
    if (hasBegun) return;
    hasBegun = true;
    startPart('search', slot, async () => {
      const { mountSearch } = await import(/* webpackChunkName: "search" */ './mount-search.tsx');
      // Only now: what the reader does meanwhile is answered here.
      over.abort();
      mountSearch(slot, isWanted);
      return undefined;
    });
  };
  const want = () => {
    isWanted = true;
    load();
  };
  /** What is typed until the search is here goes into the field before it. */
  const focus = () => {
    shell.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
    want();
  };
  shell.addEventListener('pointerenter', want, { signal });
  document.addEventListener('search-wanted', focus, { signal });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.closest('.navbar')) want();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      focus();
    },
    { signal },
  );
  const begun = shell.querySelector<HTMLInputElement>('input:enabled');
  const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
  const isAsked = location.search.includes('q=') || (reloadedFor && takeDraft('search'));
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (begun?.value || begun === document.activeElement || isAsked) want();
  else if (!connection?.saveData) whenIdle(load);
}
