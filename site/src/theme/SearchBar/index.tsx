// Stands in for the theme's empty search bar: a light shell whose engine and list load when wanted.
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { dropDraft, keepDraft, takeDraft } from '@site/src/components/part/drafts.ts';
import { askForNewBuild, isMissingFile } from '@site/src/components/part/new-build.ts';
import Part from '@site/src/components/part/part.tsx';
import { isSearchKey, onMac } from '@site/src/components/search/search-key.ts';
import { useArrival } from '@site/src/components/search/use-arrival.ts';
import { useLoading } from '@site/src/components/search/use-loading.ts';
import styles from '@site/src/components/search/search.module.css';

interface SearchBarProps {
  /** The reader has come near it before it was here. */
  isWanted?: boolean;
}

export default function SearchBar({ isWanted = false }: SearchBarProps): ReactNode {
  return (
    <Part name="search">
      <Bar isNear={isWanted} />
    </Part>
  );
}

function Bar({ isNear }: { isNear: boolean }): ReactNode {
  const { loaded, failure, start, retry, renew } = useLoading();
  const [placeholder, setPlaceholder] = useState('Search Ctrl+K');
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const shell = useRef<HTMLDivElement>(null);
  useArrival();

  const input = () => shell.current?.querySelector<HTMLInputElement>('input:enabled');
  const focus = (): void => input()?.focus({ preventScroll: true });
  const want = (): void => {
    retry();
    focus();
  };

  useEffect(() => {
    if (onMac()) setPlaceholder('Search ⌘+K');
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      want();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('.navbar')) start();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    // The large button of the home page and the not-found page (components/home/search-door.tsx).
    document.addEventListener('search-wanted', want);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('search-wanted', want);
    };
  }, [start, retry]);

  useLayoutEffect(() => {
    if (loaded && isWanted) focus();
  }, [loaded]);

  // A reader may have begun before the page was ready, or before it was loaded anew for a new build.
  useEffect(() => {
    if (isNear) start();
    const begun = input();
    if (!begun) return;
    const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
    const kept = reloadedFor && takeDraft('search');
    if (kept) begun.value = kept;
    setTyped(begun.value);
    if (kept || begun === document.activeElement || location.search.includes('q=')) {
      setWanted(true);
      want();
    }
  }, []);
  useEffect(() => (typed ? keepDraft('search', typed) : dropDraft('search')), [typed]);
  useEffect(() => {
    if (isWanted && isMissingFile(failure)) void askForNewBuild();
  }, [failure]);

  return (
    <div ref={shell} role="search" className={styles.shell} onPointerEnter={start}>
      {!loaded && (
        // The field is disabled until the index has arrived (specification, section 2); what is typed before
        // goes here. Whoever has moved on until then keeps the focus.
        <input
          className={`needs-scripts ${failure ? 'heard' : `${styles.input} ${styles.ahead}`}`}
          aria-label="Search"
          placeholder=" "
          tabIndex={-1}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            if (key !== 'Escape' || nativeEvent.isComposing) return;
            setTyped((currentTarget.value = ''));
            currentTarget.blur();
          }}
          onFocus={() => setWanted(true)}
          onBlur={() => setWanted(false)}
        />
      )}
      {failure !== undefined && <Failure retry={want} />}
      {!failure && loaded && (
        <loaded.SearchBox
          search={loaded.search}
          placeholder={placeholder}
          typed={typed}
          renew={renew}
        />
      )}
      {!failure && !loaded && (
        <input
          className={styles.input}
          type="search"
          aria-label="Search"
          placeholder="Loading..."
          disabled
        />
      )}
    </div>
  );
}

function Failure({ retry }: { retry: () => void }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <span>Search did not load.</span>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
