/** The query that the search opens with: `?q=` of a link, or that of this history entry. */
interface AddressQuery {
  question: string;
  /** The index of the active choice. */
  active: number;
}

const PARAMETER = 'q';

/** A history entry from which the reader went on to a hit. */
export interface SearchedEntry {
  state?: { search?: AddressQuery | undefined } | null;
}

const currentEntry = () => (history.state ?? {}) as SearchedEntry;

/** The query of the address or of this history entry; undefined if there is none. */
export function readAddressQuery(): AddressQuery | undefined {
  const question = new URLSearchParams(location.search).get(PARAMETER)?.trim();
  return question ? { question, active: 0 } : currentEntry().state?.search;
}

/**
 * Stores the query in this history entry, so that Back restores it and the active choice; undefined removes it. Not in
 * the address, which the browser sends to the host. Bypasses the router: the page stays the same.
 */
export function writeAddressQuery(search: AddressQuery | undefined): void {
  const url = new URL(location.href);
  url.searchParams.delete(PARAMETER);
  const entry = currentEntry();
  history.replaceState({ ...entry, state: { ...entry.state, search } }, '', url);
}

/** Removes the query from address and entry when the search closes. */
export function clearAddressQuery(): void {
  if (readAddressQuery()) writeAddressQuery(undefined);
}
