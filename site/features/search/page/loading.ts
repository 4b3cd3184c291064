import { useCallback, useState } from 'react';
import { memoizeAsync } from '../../../shell/page/schedule.ts';
import { loadSearch, type LoadedSearch } from './load-search.ts';

/** The engine with its index, or why there is none; neither while it is on its way. */
export interface Loading {
  search?: LoadedSearch;
  failure?: unknown;
}

const bring = memoizeAsync(loadSearch);

/** How the reading of the index ends. Never rejects. */
export const endOfLoading = (): Promise<Loading> =>
  bring().then(
    (search) => ({ search }),
    (failure: unknown) => ({ failure }),
  );

interface Reloading extends Loading {
  /** Loads after a failure. */
  retry: () => void;
  /** Reads the index anew; what is loaded stays in use until then. Rejects when there is none. */
  renew: () => Promise<void>;
}

export function useLoading(first: Loading): Reloading {
  const [state, setState] = useState(first);
  const retry = useCallback(() => {
    setState((before) => (before.failure === undefined ? before : {}));
    void endOfLoading().then((end) =>
      setState((before) => (end.search && end.search === before.search ? before : end)),
    );
  }, []);
  const renew = useCallback(() => bring(true).then((search) => setState({ search })), []);
  return { ...state, retry, renew };
}
