/** What the site says about its search in docusaurus.config.ts. Every value has a default. */
export interface Options {
  /** Name of the search-document file, without hash and ending. Defaults to `search-doc`. */
  documents?: string;
  /** Name of the index file, without hash and ending. Defaults to `search-index`. */
  index?: string;
  /** How many hits the bar shows before "Show more", from 1 to 100. Defaults to 8. */
  maxHits?: number;
  /** Whether the words searched for are highlighted on the page a hit leads to. Defaults to true. */
  highlightResult?: boolean;
  /** Headings of sections that hold nothing of their own, left out of the index. Defaults to none. */
  boilerplate?: string[];
}

/** Fills in the defaults. Throws a sentence that names the option and the cure. */
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
