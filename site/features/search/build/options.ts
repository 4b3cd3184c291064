/** Options of the search in docusaurus.config.ts. */
export interface Options {
  /** Name of the search-document file, without hash and ending. Defaults to `search-doc`. */
  documents?: string;
  /** Name of the index file, without hash and ending. Defaults to `search-index`. */
  index?: string;
  /** How many hits are shown before "Show more", from 1 to 100. Defaults to 8. */
  maxHits?: number;
  /** Whether the page of a chosen hit highlights the search terms. Defaults to true. */
  highlightResult?: boolean;
  /** Headings of sections without content of their own, left out of the index. Defaults to none. */
  boilerplate?: string[];
}

/** Fills in the defaults. Throws an error that names the invalid option and the fix. */
export function completeOptions(options: Options): Required<Options> {
  const complete = {
    documents: 'search-doc',
    index: 'search-index',
    maxHits: 8,
    highlightResult: true,
    boilerplate: [],
    ...options,
  };
  for (const name of ['documents', 'index'] as const) {
    if (/^[\w-]+$/.test(complete[name])) continue;
    throw new Error(
      `local-search: "${name}" is "${complete[name]}". Use letters, digits and hyphens only, such as "search-doc".`,
    );
  }
  if (complete.documents === complete.index) {
    throw new Error(
      `local-search: "documents" and "index" are both "${complete.index}". Name them differently.`,
    );
  }
  if (!(Number.isInteger(complete.maxHits) && complete.maxHits >= 1 && complete.maxHits <= 100)) {
    throw new Error(
      `local-search: "maxHits" is ${complete.maxHits}. Use a whole number from 1 to 100.`,
    );
  }
  return complete;
}
