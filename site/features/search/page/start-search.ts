import { nextTask, whenIdle, savesData } from '../../../shell/page/schedule.ts';
import { dropDraft, saveDraft, readDraft } from '../../../shell/page/error-boundary/drafts.ts';
import { startIsolated } from '../../../shell/page/error-boundary/start-isolated.ts';
import type { SearchedEntry } from './address-query.ts';
import { fetchIndex } from './index-file.ts';
import { isSearchKey, searchPlaceholder } from './search-key.ts';

/**
 * Starts the static field of the document. Its index is fetched when the browser is idle, or with Save-Data when the
 * reader wants it; until then the field is disabled (specification, section 2) and keystrokes are buffered. React and
 * the engine load when the reader approaches the field: most readers never do.
 */
export function startSearch(shell: HTMLElement): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isLoading = false;
  let isWanted = false;
  let isPassing = false;
  let before: EventTarget | null = null;
  let composed = Promise.resolve();
  const field = () => shell.querySelector<HTMLInputElement>('input:enabled');
  const keys = createKeyBuffer(saveQuery, signal);

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    startIsolated('search', shell.parentElement, async () => {
      shell.setAttribute('aria-busy', 'true');
      try {
        // One chunk with everything, run in several tasks so that input is not blocked.
        await import(/* webpackChunkName: "search" */ 'react-dom/client');
        await nextTask();
        const { mountSearch } = await import(/* webpackChunkName: "search" */ './mount-search.tsx');
        await mountSearch(shell, () => {
          enable();
          return { isWanted, isPassing, before, composed };
        });
        listeners.abort();
      } finally {
        shell.removeAttribute('aria-busy');
      }
    });
  };
  /** Enables the field and inserts the buffered keystrokes. */
  const enable = () => {
    const own = shell.querySelector('input');
    if (!own?.disabled) return;
    const hadWaited = keys.isBuffering();
    own.disabled = false;
    own.placeholder = searchPlaceholder();
    own.value = keys.typed();
    if (hadWaited) own.focus({ preventScroll: true });
  };
  const want = () => {
    isWanted = true;
    load();
  };
  /** Focuses the field, or buffers keystrokes until it is enabled. */
  const focus = () => {
    isPassing = false;
    if (field()) field()?.focus({ preventScroll: true });
    else keys.begin();
    want();
  };
  shell.addEventListener('pointerenter', want, { signal });
  // A disabled field gets no clicks; its container does.
  shell.addEventListener('click', () => field() ?? focus(), { signal });
  shell.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      // After Tab, the field itself is where the focus returns to.
      before = isPassing ? shell : relatedTarget;
      want();
    },
    { signal },
  );
  shell.addEventListener('pointerdown', () => (isPassing = false), { signal });
  // Replacing the field during an IME composition would lose it.
  shell.addEventListener(
    'compositionstart',
    () => {
      composed = new Promise((resolve) =>
        shell.addEventListener('compositionend', () => resolve(), { once: true }),
      );
    },
    { signal },
  );
  shell.addEventListener('input', () => saveQuery(field()?.value), { signal });
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
        saveQuery('');
        own!.blur();
      }
    },
    { signal },
  );
  const { reloadedFor, state } = (history.state ?? {}) as SearchedEntry & { reloadedFor?: string };
  const hasQuery =
    state?.search || location.search.includes('q=') || (reloadedFor && readDraft('search'));
  if (field()?.value || field() === document.activeElement || hasQuery) want();
  else if (!savesData()) whenIdle(() => void fetchIndex().then(enable, load));
}

const saveQuery = (typed = '') => (typed ? saveDraft('search', typed) : dropDraft('search'));

/** Buffers keystrokes for a field that is still disabled. */
interface KeyBuffer {
  /** Buffers keystrokes until the reader turns to something else. */
  begin: () => void;
  isBuffering: () => boolean;
  typed: () => string;
}

/** Buffers what is typed or pasted and calls `changed` with it after each key. Ends with the signal. */
function createKeyBuffer(changed: (typed: string) => void, signal: AbortSignal): KeyBuffer {
  let typed = '';
  let isBuffering = false;
  const put = (text: string) => changed((typed = text));
  const end = () => (isBuffering = false);
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!isBuffering || ctrlKey || metaKey || altKey) return;
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
    if (isBuffering) put(typed + (clipboardData?.getData('text') ?? ''));
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('paste', onPaste, { signal });
  document.addEventListener('pointerdown', end, { capture: true, signal });
  document.addEventListener('focusin', end, { signal });
  return {
    begin: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      isBuffering = true;
    },
    isBuffering: () => isBuffering,
    typed: () => typed,
  };
}
