import { useCallback, useEffect, useState } from 'react';
import type { LoadedSearch, SearchBoxProps } from './index.ts';

/** What a loaded search brings: its list, and the engine with the index. */
export interface Loaded {
  SearchBox: (props: SearchBoxProps) => React.ReactNode;
  search: LoadedSearch;
}

export type LoadingState = { loaded: Loaded | undefined; failed: boolean; start: () => void };

/** Kept outside React: the bar is made anew with every layout, the index is read once. */
let loaded: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

function load(): Promise<Loaded> {
  loading ??= import('./index.ts')
    .then(async ({ SearchBox, loadSearch }) => {
      loaded = { SearchBox, search: await loadSearch() };
      return loaded;
    })
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

/**
 * Loads the search once: when the browser is idle, or earlier when `start` is called because the reader
 * wants it. With data-saver on only `start` loads. A failure is shown and `start` tries again.
 */
export function useLoading(): LoadingState {
  const [state, setState] = useState<{ loaded: Loaded | undefined; failed: boolean }>({
    loaded: undefined,
    failed: false,
  });
  const start = useCallback(() => {
    setState((before) => (before.failed ? { loaded: undefined, failed: false } : before));
    load().then(
      (ready) => setState({ loaded: ready, failed: false }),
      () => setState({ loaded: undefined, failed: true }),
    );
  }, []);

  useEffect(() => {
    if (loaded) {
      setState({ loaded, failed: false });
      return undefined;
    }
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData ? undefined : whenIdle(start);
  }, [start]);

  return { ...state, start };
}

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: 10_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 2000);
  return () => clearTimeout(handle);
}
