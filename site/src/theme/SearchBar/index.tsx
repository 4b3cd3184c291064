// Stands in for the theme's empty search bar: a light shell whose engine and list load when wanted.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useArrival } from '@site/src/components/search/use-arrival.ts';
import { useLoading } from '@site/src/components/search/use-loading.ts';
import styles from '@site/src/components/search/search.module.css';

/** Named as the specification says: the command key on a Mac, Ctrl elsewhere. */
const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

export default function SearchBar(): ReactNode {
  const { loaded, failed, start, retry } = useLoading();
  const [placeholder, setPlaceholder] = useState('Search Ctrl+K');
  const shell = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useArrival();

  useEffect(() => {
    if (onMac()) setPlaceholder('Search ⌘+K');
    // The large button of the home page and the not-found page (components/home/search-door.tsx).
    const onWanted = (): void => {
      wanted.current = true;
      retry();
      shell.current?.querySelector('input')?.focus({ preventScroll: true });
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!(onMac() ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      onWanted();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('.navbar')) start();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('search-wanted', onWanted);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('search-wanted', onWanted);
    };
  }, [start, retry]);

  useEffect(() => {
    if (!loaded || !wanted.current) return;
    wanted.current = false;
    shell.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [loaded]);

  const want = (): void => {
    wanted.current = true;
    retry();
  };
  return (
    <div
      ref={shell}
      role="search"
      className={styles.shell}
      onPointerEnter={start}
      onPointerDown={loaded || failed ? undefined : want}
    >
      {failed && <Failure retry={want} />}
      {!failed && loaded && <loaded.SearchBox search={loaded.search} placeholder={placeholder} />}
      {!failed && !loaded && (
        <div className={styles.field}>
          <input
            className={styles.input}
            type="search"
            aria-label="Search"
            placeholder="Loading..."
            disabled
          />
        </div>
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
