import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import type { LoadedSearch, SearchBoxProps } from './index.ts';

/** What a loaded search brings: its list, and the engine with the index. */
export interface Loaded {
  SearchBox: (props: SearchBoxProps) => React.ReactNode;
  search: LoadedSearch;
}

interface State {
  loaded?: Loaded;
  /** Why it did not load. */
  failure?: unknown;
}

export interface LoadingState extends State {
  /** Loads, unless that has failed before. */
  start: () => void;
  /** Loads, also after a failure. */
  retry: () => void;
  /** Reads the index anew; what is loaded stays in use until then. Rejects when there is none. */
  renew: () => Promise<void>;
}

/** Kept outside React: the bar is made anew with every layout, the index is read once. */
let loaded: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

function load(anew?: boolean): Promise<Loaded> {
  if (anew) loading = undefined;
  loading ??= import('./index.ts')
    .then(async ({ SearchBox, loadSearch }) => {
      loaded = { SearchBox, search: await loadSearch(anew) };
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
  const [state, setState] = useState<State>({});
  const hasFailed = useRef(false);
  const bring = useCallback(
    () =>
      load().then(
        (ready) => {
          startTransition(() =>
            setState((before) => (before.loaded === ready ? before : { loaded: ready })),
          );
          return ready.search;
        },
        (failure: unknown) => {
          hasFailed.current = true;
          setState({ failure });
          return undefined;
        },
      ),
    [],
  );
  const retry = useCallback(() => {
    hasFailed.current = false;
    setState((before) => (before.failure ? {} : before));
    void bring().then((search) => search?.prepare());
  }, [bring]);
  const start = useCallback(() => {
    if (!hasFailed.current) retry();
  }, [retry]);
  const renew = useCallback(() => load(true).then((ready) => setState({ loaded: ready })), []);

  useEffect(() => {
    if (loaded) {
      setState({ loaded });
      return undefined;
    }
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData ? undefined : whenIdle(() => hasFailed.current || void bring());
  }, [bring]);

  return { ...state, start, retry, renew };
}
