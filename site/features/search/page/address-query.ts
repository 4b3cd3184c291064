/** The query in the address, `?q=`: from a link, a search engine, or a reader who went on to a hit. */
interface AddressQuery {
  question: string;
  /** The index of the active choice. */
  active: number;
}

const PARAMETER = 'q';

interface Entry {
  state?: { searchActive?: number } | null;
}

/** The query in the address; undefined if there is none. */
export function readAddressQuery(): AddressQuery | undefined {
  const question = new URLSearchParams(location.search).get(PARAMETER)?.trim();
  if (!question) return undefined;
  const { state } = (history.state ?? {}) as Entry;
  return { question, active: Number(state?.searchActive) || 0 };
}

/** Stores the query in this history entry, so that Back restores it and the active choice. */
export function writeAddressQuery({ question, active }: AddressQuery): void {
  write(question, active);
}

/** Removes the query from the address when the search closes. */
export function clearAddressQuery(): void {
  if (readAddressQuery()) write(undefined, undefined);
}

/** Bypasses the router: the page stays the same. */
function write(question: string | undefined, searchActive: number | undefined): void {
  const url = new URL(location.href);
  if (question === undefined) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, question);
  const entry = (history.state ?? {}) as Entry;
  history.replaceState({ ...entry, state: { ...entry.state, searchActive } }, '', url);
}
