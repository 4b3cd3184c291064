import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import type { LoadedSearch, SearchBoxProps } from './index.ts';

/** What a loaded search brings: its list, and the engine with the index. */
export interface Loaded {
  SearchBox: (props: SearchBoxProps) => React.ReactNode;
  search: LoadedSearch;
}

export interface LoadingState {
  loaded: Loaded | undefined;
  failed: boolean;
  /** Loads, unless that has failed before. */
  start: () => void;
  /** Loads, also after a failure. */
  retry: () => void;
}

/** Kept outside React: the bar is made anew with every layout, the index is read once. */
let loaded: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

function load(): Promise<Loaded> {
  loading ??= import('./index.ts')
    .then(async ({ SearchBox, loadSearch }) => {
      loaded = { SearchBox, search: await loadSearch() };
      return loaded;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Loads the search once: when the browser is idle, or earlier when `start` is called because the reader
 * wants it. With data-saver on only `start` loads. A failure is shown until `retry` is called. Most
 * readers never search, so what the first question needs is prepared only for those who want it.
 */
export function useLoading(): LoadingState {
  const [state, setState] = useState<Pick<LoadingState, 'loaded' | 'failed'>>({
    loaded: undefined,
    failed: false,
  });
  const hasFailed = useRef(false);
  const bring = useCallback(
    () =>
      load().then(
        (ready) => {
          startTransition(() =>
            setState((before) =>
              before.loaded === ready ? before : { loaded: ready, failed: false },
            ),
          );
          return ready.search;
        },
        () => {
          hasFailed.current = true;
          setState({ loaded: undefined, failed: true });
          return undefined;
        },
      ),
    [],
  );
  const retry = useCallback(() => {
    hasFailed.current = false;
    setState((before) => (before.failed ? { loaded: undefined, failed: false } : before));
    void bring().then((search) => search?.prepare());
  }, [bring]);
  const start = useCallback(() => {
    if (!hasFailed.current) retry();
  }, [retry]);

  useEffect(() => {
    if (loaded) {
      setState({ loaded, failed: false });
      return undefined;
    }
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData ? undefined : whenIdle(() => hasFailed.current || void bring());
  }, [bring]);

  return { ...state, start, retry };
}
