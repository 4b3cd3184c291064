import { useCallback, useState } from 'react';
import { memoizeAsync } from '../../../shell/page/schedule.ts';
import { loadSearch, type LoadedSearch } from './load-search.ts';

/** The engine with its index, or the error; neither while loading. */
export interface Loading {
  search?: LoadedSearch;
  failure?: unknown;
}

const load = memoizeAsync(loadSearch);

/** The result of loading the index. Never rejects. */
export const loadResult = (): Promise<Loading> =>
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

export function useLoading(first: Loading): Reloading {
  const [state, setState] = useState(first);
  const retry = useCallback(() => {
    setState((before) => (before.failure === undefined ? before : {}));
    void loadResult().then((result) =>
      setState((before) => (result.search && result.search === before.search ? before : result)),
    );
  }, []);
  const reload = useCallback(() => load(true).then((search) => setState({ search })), []);
  return { ...state, retry, reload };
}
