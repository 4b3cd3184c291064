/** The bytes given are no index that this engine can read. The message says why; another copy may be sound. */
export class SearchIndexError extends Error {
  override name = 'SearchIndexError';
}

/** Throws a `SearchIndexError` with this sentence unless what must hold of every index holds. */
export function mustHold(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new SearchIndexError(sentence);
}

/** The sentence for bytes that are missing. */
export const TOO_SHORT = 'The search index ends too early.';
