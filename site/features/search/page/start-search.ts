import { nextTask, whenIdle, savesData } from '../../../shell/page/schedule.ts';
import { dropDraft, keepDraft, takeDraft } from '../../../shell/page/error-boundary/drafts.ts';
import { startPart } from '../../../shell/page/error-boundary/start-part.ts';
import { fetchIndex } from './index-file.ts';
import { isSearchKey, searchPlaceholder } from './search-key.ts';

/**
 * Makes the field that came with the document ready. Its index is fetched when the browser is idle, for readers
 * who save data when they want it; until then the field is disabled (specification, section 2), and
 * what is typed for it waits. What answers, React and the engine, comes when the
 * reader comes near the field: most readers of a page never do.
 */
export function startSearch(shell: HTMLElement): void {
  const over = new AbortController();
  const { signal } = over;
  let hasBegun = false;
  let isWanted = false;
  let isPassing = false;
  let before: EventTarget | null = null;
  let composed = Promise.resolve();
  const field = () => shell.querySelector<HTMLInputElement>('input:enabled');
  const keys = createKeyBuffer(keep, signal);

  const load = () => {
    if (hasBegun) return;
    hasBegun = true;
    startPart('search', shell.parentElement, async () => {
      shell.setAttribute('aria-busy', 'true');
      try {
        // One file with all of it, started piece by piece: no press waits for more than one of them.
        await import(/* webpackChunkName: "search" */ 'react-dom/client');
        await nextTask();
        const { mountSearch } = await import(/* webpackChunkName: "search" */ './mount-search.tsx');
        await mountSearch(shell, () => {
          ready();
          return { isWanted, isPassing, before, composed };
        });
        over.abort();
        return undefined;
      } finally {
        shell.removeAttribute('aria-busy');
      }
    });
  };
  /** Lets the reader into the field, with what was typed for it. */
  const ready = () => {
    const own = shell.querySelector('input');
    if (!own?.disabled) return;
    const isAwaited = keys.isWaiting();
    own.disabled = false;
    own.placeholder = searchPlaceholder();
    own.value = keys.typed();
    if (isAwaited) own.focus({ preventScroll: true });
  };
  const want = () => {
    isWanted = true;
    load();
  };
  /** What is typed until the search is here goes into the field before it. */
  const focus = () => {
    isPassing = false;
    if (field()) field()?.focus({ preventScroll: true });
    else keys.begin();
    want();
  };
  shell.addEventListener('pointerenter', want, { signal });
  // A disabled field takes no press; its place does.
  shell.addEventListener('click', () => field() ?? focus(), { signal });
  shell.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      // Whoever comes by Tab goes on from here: the field itself had the focus.
      before = isPassing ? shell : relatedTarget;
      want();
    },
    { signal },
  );
  shell.addEventListener('pointerdown', () => (isPassing = false), { signal });
  // Another field under an input method would lose what it composes.
  shell.addEventListener(
    'compositionstart',
    () => {
      composed = new Promise((resolve) =>
        shell.addEventListener('compositionend', () => resolve(), { once: true }),
      );
    },
    { signal },
  );
  shell.addEventListener('input', () => keep(field()?.value), { signal });
  document.addEventListener('search-wanted', focus, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const own = field();
      if (isSearchKey(event)) {
        event.preventDefault();
        focus();
      } else if (event.key === 'Tab') isPassing = true;
      else if (own === document.activeElement && /^(Enter|Arrow)/.test(event.key))
        isPassing = false;
      else if (event.key === 'Escape' && own === document.activeElement && !event.isComposing) {
        own!.value = '';
        keep('');
        own!.blur();
      }
    },
    { signal },
  );
  const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
  const isAsked = location.search.includes('q=') || (reloadedFor && takeDraft('search'));
  if (field()?.value || field() === document.activeElement || isAsked) want();
  else if (!savesData()) whenIdle(() => void fetchIndex().then(ready, load));
}

const keep = (typed = '') => (typed ? keepDraft('search', typed) : dropDraft('search'));

/** Keys that a reader presses for a field which is still disabled. */
interface KeyBuffer {
  /** From now on keys go into the buffer, until the reader turns to something else. */
  begin: () => void;
  /** Whether the reader still waits for the field. */
  isWaiting: () => boolean;
  typed: () => string;
}

/** Keeps what is typed or pasted; `changed` is called with it after each key. Ends with the signal. */
function createKeyBuffer(changed: (typed: string) => void, signal: AbortSignal): KeyBuffer {
  let typed = '';
  let isWaiting = false;
  const put = (text: string) => changed((typed = text));
  const end = () => (isWaiting = false);
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!isWaiting || ctrlKey || metaKey || altKey) return;
    if (key === 'Tab') return end();
    if (key === 'Escape') {
      end();
      put('');
    } else if (key === 'Backspace') put(typed.slice(0, -1));
    else if (key.length === 1) put(typed + key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (isWaiting) put(typed + (clipboardData?.getData('text') ?? ''));
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('paste', onPaste, { signal });
  document.addEventListener('pointerdown', end, { capture: true, signal });
  document.addEventListener('focusin', end, { signal });
  return {
    begin: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      isWaiting = true;
    },
    isWaiting: () => isWaiting,
    typed: () => typed,
  };
}
