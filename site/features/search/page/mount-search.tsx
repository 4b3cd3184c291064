import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { nextTask } from '../../../shell/page/schedule.ts';
import { takeDraft } from '../../../shell/page/error-boundary/drafts.ts';
import { endOfLoading, useLoading, type Loading } from './loading.ts';
import SearchBox, { type Begun } from './search-box.tsx';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import Translate from '@docusaurus/Translate';
import { askAfter } from '../../../shell/page/error-boundary/new-build.ts';
import Part from '../../../shell/page/error-boundary/part.tsx';
import LoadingField from './loading-field.tsx';
import { isSearchKey, searchPlaceholder } from './search-key.ts';
import styles from './search.module.css';

interface Reader {
  isWanted: boolean;
  /** The Tab key has brought them to the field. */
  isPassing: boolean;
  /** What had the focus before the field; what is around the field where Tab has reached it. */
  before: EventTarget | null;
  /** Resolves when no input method is composing in the field. */
  composed: Promise<void>;
}

/** How it was with the reader when the search took the place of the field that came with the document. */
interface Start {
  begun: Begun;
  /** The reader has come near, so that failing silently would leave them waiting. */
  isWanted: boolean;
}

/**
 * Puts the search into the place of the field that came with the document, once it can answer, with what was
 * typed there and where. In one go: no key falls between them.
 *
 * @param reader how it is with the reader at that moment
 */
export async function mountSearch(shell: HTMLElement, reader: () => Reader): Promise<void> {
  const bar = document.createElement('div');
  const start = await drawApart(bar, await endOfLoading());
  await nextTask();
  await reader().composed;
  const { isWanted, ...focused } = reader();
  const begun = begunIn(shell, focused);
  shell.replaceChildren(bar);
  flushSync(() => start({ begun, isWanted }));
}

/** Draws the search apart from the page, piece by piece: no press waits for all of it. Answers how to start it. */
function drawApart(bar: HTMLElement, first: Loading): Promise<(start: Start) => void> {
  return new Promise((resolve) => {
    startTransition(() => createRoot(bar).render(<SearchBar first={first} onDrawn={resolve} />));
  });
}

function begunIn(
  shell: HTMLElement,
  { isPassing, before }: Pick<Reader, 'isPassing' | 'before'>,
): Begun {
  const field = shell.querySelector<HTMLInputElement>('input:enabled');
  const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
  const kept = reloadedFor && takeDraft('search');
  if (kept) return { typed: kept, focus: 'opens' };
  const typed = field?.value ?? '';
  if (!field || field !== document.activeElement) return { typed };
  const { selectionStart, selectionEnd } = field;
  const selected: [number, number] = [selectionStart ?? 0, selectionEnd ?? 0];
  return { typed, selected, before, focus: isPassing && typed === '' ? 'passes' : 'opens' };
}

interface SearchBarProps {
  first: Loading;
  onDrawn: (start: (start: Start) => void) => void;
}

/** The search of the bar; it acts from its start on. */
function SearchBar({ first, onDrawn }: SearchBarProps): ReactNode {
  const [start, setStart] = useState<Start>();
  useLayoutEffect(() => onDrawn(setStart), []);
  const want = (): void =>
    setStart((before) => ({
      begun: { typed: before?.begun.typed ?? '', focus: 'opens' },
      isWanted: true,
    }));
  return (
    <Part name="search">
      <Bar first={first} begun={start?.begun} isWanted={start?.isWanted} onWant={want} />
    </Part>
  );
}

interface BarProps extends Partial<Start> {
  first: Loading;
  onWant: () => void;
}

function Bar({ first, begun, isWanted, onWant }: BarProps): ReactNode {
  const { search, failure, retry, renew } = useLoading(first);
  const place = useRef<HTMLSpanElement>(null);
  const hasBegun = begun !== undefined;

  const want = (): void => {
    onWant();
    retry();
    const field = place.current?.parentElement?.querySelector<HTMLElement>('input:enabled');
    field?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!hasBegun) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      want();
    };
    document.addEventListener('keydown', onKey);
    // The large button of the home page and the not-found page (features/home/page/search-door.tsx).
    document.addEventListener('search-wanted', want);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('search-wanted', want);
    };
  }, [hasBegun]);

  useEffect(() => {
    if (failure === undefined) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure]);

  useEffect(() => {
    if (isWanted) search?.prepare();
    if (isWanted) askAfter(failure);
  }, [search, failure, isWanted]);

  return (
    <>
      <span ref={place} hidden />
      {failure !== undefined && (
        <div className={styles.failure} role="alert">
          <span>
            {navigator.onLine ? (
              <Translate>Search did not load.</Translate>
            ) : (
              <Translate>You are offline. Search loads when you are online.</Translate>
            )}
          </span>
          <button type="button" onClick={want}>
            <Translate>Retry</Translate>
          </button>
        </div>
      )}
      {search && (
        <SearchBox search={search} placeholder={searchPlaceholder()} begun={begun} renew={renew} />
      )}
      {!search && failure === undefined && <LoadingField />}
    </>
  );
}
