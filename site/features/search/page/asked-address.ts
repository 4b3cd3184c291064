/** A question in the address, `?q=`: by a link, by a search engine, or left behind by a reader who went to a hit. */
interface Asked {
  question: string;
  /** Which choice was active, counted from 0. */
  active: number;
}

const NAME = 'q';

interface Entry {
  state?: { searchActive?: number } | null;
}

/** What the address asks; undefined where it asks nothing. */
export function askedHere(): Asked | undefined {
  const question = new URLSearchParams(location.search).get(NAME)?.trim();
  if (!question) return undefined;
  const { state } = (history.state ?? {}) as Entry;
  return { question, active: Number(state?.searchActive) || 0 };
}

/** Leaves the question in this entry of the history, so that the way back leads to the same choice. */
export function keepAsked({ question, active }: Asked): void {
  write(question, active);
}

/** Takes the question out of the address: the search is closed. */
export function dropAsked(): void {
  if (askedHere()) write(undefined, undefined);
}

/** Past the router, for which this is the page it was. */
function write(question: string | undefined, searchActive: number | undefined): void {
  const url = new URL(location.href);
  if (question === undefined) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, question);
  const entry = (history.state ?? {}) as Entry;
  history.replaceState({ ...entry, state: { ...entry.state, searchActive } }, '', url);
}
