import { useCallback, useEffect, useState } from 'react';
import { askAfter } from '../../../shell/page/error-boundary/new-build.ts';
import type { Findings } from '@frontline/search';
import { DEFAULTS, type SearchOptions } from './documents.ts';
import type { LoadedSearch } from './load-search.ts';

/** Whether the texts of a search are here, and the options that come with them. */
interface Texts {
  options: SearchOptions;
  /** Why they are not here; undefined while they come and when they have come. */
  failure: unknown;
  /** Fetches them once more. */
  fetch: () => void;
  /** Fetches what is missing of the texts that a list shows; there are other options when it has come. */
  fetchFor: (findings: Findings) => void;
}

/** So many pages are read at a glance. */
const SHOWN = 4;

/** Waits for the texts once the search is open; where the reader has opened the search and they are gone, asks for a new build. */
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
      const shown = pages.slice(0, SHOWN).flatMap(({ hits }) => hits);
      search.textsFor(shown.map(({ section }) => section))?.then(
        () => setArrived((before) => ({ ...before, options: { ...before.options } })),
        // The titles have answered, and the next question asks again.
        () => undefined,
      );
    },
    [search],
  );
  useEffect(() => {
    if (isOpen) fetch();
  }, [fetch, isOpen]);
  useEffect(() => {
    if (isOpen) askAfter(arrived.failure);
  }, [isOpen, arrived.failure]);
  return { ...arrived, fetch, fetchFor };
}
