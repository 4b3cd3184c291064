import { flushSync } from 'react-dom';
import { createPageRoot } from '../../../shell/page/react-root.tsx';
import { nextTask, memoizeAsync } from '../../../shell/page/schedule.ts';
import { readDraft } from '../../../shell/page/error-boundary/drafts.ts';
import SearchBox, { type FieldState } from './search-box.tsx';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  useCallback,
} from 'react';
import { translate } from '@docusaurus/Translate';
import { checkForNewBuild } from '../../../shell/page/error-boundary/new-build.ts';
import ErrorBoundary from '../../../shell/page/error-boundary/error-boundary.tsx';
import LoadingField from './loading-field.tsx';
import { isSearchKey, searchPlaceholder } from './search-key.ts';
import styles from './search.module.css';
import { loadSearch, type LoadedSearch } from './load-search.ts';

interface Reader {
  isWanted: boolean;
  /** Whether the Tab key moved the focus to the field. */
  isPassing: boolean;
  /** What had the focus before the field; the container of the field if Tab reached it. */
  before: EventTarget | null;
  /** Resolves when no IME composition is active in the field. */
  composed: Promise<void>;
}

/** The state of the reader when the search replaced the static field. */
interface Start {
  initial: FieldState;
  /** Whether the reader approached the field, so that a failure must be reported. */
  isWanted: boolean;
}

/**
 * Replaces the static field of the document with the search once it is loaded, keeping text, selection and focus.
 * Replaces it synchronously, so that no keystroke is lost.
 *
 * @param reader returns the state of the reader at that moment
 */
export async function mountSearch(shell: HTMLElement, reader: () => Reader): Promise<void> {
  const bar = document.createElement('div');
  const start = await renderDetached(bar, await loadResult());
  await nextTask();
  await reader().composed;
  const { isWanted, ...focused } = reader();
  const initial = fieldStateIn(shell, focused);
  shell.replaceChildren(bar);
  flushSync(() => start({ initial, isWanted }));
}

/** Renders the search detached, in a transition, so that input is not blocked. Resolves to its start function. */
function renderDetached(bar: HTMLElement, first: Loading): Promise<(start: Start) => void> {
  return new Promise((resolve) => {
    startTransition(() =>
      createPageRoot(bar).render(<SearchBar first={first} onRendered={resolve} />),
    );
  });
}

function fieldStateIn(
  shell: HTMLElement,
  { isPassing, before }: Pick<Reader, 'isPassing' | 'before'>,
): FieldState {
  const field = shell.querySelector<HTMLInputElement>('input:enabled');
  const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
  const draft = reloadedFor && readDraft('search');
  if (draft) return { typed: draft, focus: 'opens' };
  const typed = field?.value ?? '';
  if (!field || field !== document.activeElement) return { typed };
  const { selectionStart, selectionEnd } = field;
  const selected: [number, number] = [selectionStart ?? 0, selectionEnd ?? 0];
  return { typed, selected, before, focus: isPassing && typed === '' ? 'passes' : 'opens' };
}

interface SearchBarProps {
  first: Loading;
  onRendered: (start: (start: Start) => void) => void;
}

/** The search of the navbar; inert until started. */
function SearchBar({ first, onRendered }: SearchBarProps): ReactNode {
  const [start, setStart] = useState<Start>();
  useLayoutEffect(() => onRendered(setStart), []);
  const want = (): void =>
    setStart((before) => ({
      initial: { typed: before?.initial.typed ?? '', focus: 'opens' },
      isWanted: true,
    }));
  return (
    <ErrorBoundary name="search">
      <Bar first={first} initial={start?.initial} isWanted={start?.isWanted} onWant={want} />
    </ErrorBoundary>
  );
}

interface BarProps extends Partial<Start> {
  first: Loading;
  onWant: () => void;
}

function Bar({ first, initial, isWanted, onWant }: BarProps): ReactNode {
  const { search, failure, retry, reload } = useLoading(first);
  const place = useRef<HTMLSpanElement>(null);
  const hasStarted = initial !== undefined;

  const want = (): void => {
    onWant();
    retry();
    const field = place.current?.parentElement?.querySelector<HTMLElement>('input:enabled');
    field?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!hasStarted) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      want();
    };
    document.addEventListener('keydown', onKey);
    // Sent by the large button of the home page and the not-found page (features/home/page/search-button.tsx).
    document.addEventListener('search-wanted', want);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('search-wanted', want);
    };
  }, [hasStarted]);

  useEffect(() => {
    if (failure === undefined) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure]);

  useEffect(() => {
    if (isWanted) search?.prepare();
    if (isWanted) checkForNewBuild(failure);
  }, [search, failure, isWanted]);

  return (
    <>
      <span ref={place} hidden />
      {failure !== undefined && (
        <div className={styles.failure} role="alert">
          <span>
            {navigator.onLine
              ? translate({ message: 'Search did not load.' })
              : translate({ message: 'You are offline. Search loads when you are online.' })}
          </span>
          <button type="button" onClick={want}>
            {translate({ message: 'Retry' })}
          </button>
        </div>
      )}
      {search && (
        <SearchBox
          search={search}
          placeholder={searchPlaceholder()}
          initial={initial}
          reload={reload}
        />
      )}
      {!search && failure === undefined && <LoadingField />}
    </>
  );
}

/** The engine with its index, or the error; neither while loading. */
interface Loading {
  search?: LoadedSearch;
  failure?: unknown;
}

const load = memoizeAsync(loadSearch);

/** The result of loading the index. Never rejects. */
const loadResult = (): Promise<Loading> =>
  load().then(
    (search) => ({ search }),
    (failure: unknown) => ({ failure }),
  );

interface Reloading extends Loading {
  /** Retries after a failure. */
  retry: () => void;
  /** Reloads the index; the loaded one stays in use meanwhile. Rejects on failure. */
  reload: () => Promise<void>;
}

function useLoading(first: Loading): Reloading {
  const [state, setState] = useState(first);
  const retry = useCallback(() => {
    setState((before) => (before.failure === undefined ? before : {}));
    void loadResult().then((result) => setState((before) => (before.search ? before : result)));
  }, []);
  const reload = useCallback(() => load(true).then((search) => setState({ search })), []);
  return { ...state, retry, reload };
}
