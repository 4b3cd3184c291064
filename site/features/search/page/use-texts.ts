import { useCallback, useEffect, useState } from 'react';
import { checkForNewBuild } from '../../../shell/page/error-boundary/new-build.ts';
import type { Findings } from '@frontline/search';
import { DEFAULTS, type SearchOptions } from './documents.ts';
import type { LoadedSearch } from './load-search.ts';

/** The options that come with the texts, and whether loading them failed. */
interface Texts {
  options: SearchOptions;
  /** The error; undefined while loading and afterwards. */
  failure: unknown;
  /** Retries. */
  fetch: () => void;
  /** Fetches missing texts of the listed hits; `options` is a new object when they arrive. */
  fetchFor: (findings: Findings) => void;
}

/** How many pages of results are visible at first. */
const VISIBLE_PAGES = 4;

/** Loads the texts when the search opens; if the host no longer has them, checks for a new build. */
export function useTexts(search: LoadedSearch, isOpen: boolean): Texts {
  const [arrived, setArrived] = useState<Omit<Texts, 'fetch' | 'fetchFor'>>({
    options: DEFAULTS,
    failure: undefined,
  });
  const fetch = useCallback(() => {
    search.documents().then(
      (options) => setArrived({ options, failure: undefined }),
      (failure: unknown) => setArrived((before) => ({ ...before, failure })),
    );
  }, [search]);
  const fetchFor = useCallback(
    ({ pages }: Findings) => {
      const shown = pages.slice(0, VISIBLE_PAGES).flatMap(({ hits }) => hits);
      search.textsFor(shown.map(({ section }) => section))?.then(
        () => setArrived((before) => ({ ...before, options: { ...before.options } })),
        // Titles are shown already, and the next query retries.
        () => undefined,
      );
    },
    [search],
  );
  useEffect(() => {
    if (isOpen) fetch();
  }, [fetch, isOpen]);
  useEffect(() => {
    if (isOpen) checkForNewBuild(arrived.failure);
  }, [isOpen, arrived.failure]);
  return { ...arrived, fetch, fetchFor };
}
