import { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { askAfter } from '../../../shell/page/error-boundary/new-build.ts';
import Part from '../../../shell/page/error-boundary/part.tsx';
import LoadingField from './loading-field.tsx';
import { useLoading, type Loading } from './loading.ts';
import SearchBox, { type Begun } from './search-box.tsx';
import { isSearchKey, searchPlaceholder } from './search-key.ts';
import styles from './search.module.css';

interface SearchBarProps {
  first: Loading;
  begun: Begun;
  /** The reader has come near, so that failing silently would leave them waiting. */
  isWanted: boolean;
}

/** The search of the bar, in the place of the field that came with the document. */
export default function SearchBar(props: SearchBarProps): ReactNode {
  return (
    <Part name="search">
      <Bar {...props} />
    </Part>
  );
}

function Bar({ first, ...before }: SearchBarProps): ReactNode {
  const { search, failure, retry, renew } = useLoading(first);
  const [{ begun, isWanted }, setBegun] = useState(before);
  const place = useRef<HTMLSpanElement>(null);

  const want = (): void => {
    setBegun(({ begun: { typed } }) => ({ begun: { typed, focus: 'opens' }, isWanted: true }));
    retry();
    const field = place.current?.parentElement?.querySelector<HTMLElement>('input:enabled');
    field?.focus({ preventScroll: true });
  };

  useEffect(() => {
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
  }, []);

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
