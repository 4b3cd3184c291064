/** A page that the not-found page suggests. */
export interface ListedPage {
  /** Relative to the base URL, with a leading slash. */
  path: string;
  title: string;
}

/**
 * The pages whose path is most similar to the requested one, best first; empty if none is similar. Similarity
 * counts the letter bigrams that two paths share, so `/docs/lockrs` finds Lockers and `/docs/call-buttons`
 * finds the page that moved into a folder.
 */
export function closestPages(pages: ListedPage[], address: string, limit: number): ListedPage[] {
  const requested = pairs(address);
  return pages
    .map((page) => ({ page, similarity: similarity(requested, pairs(page.path)) }))
    .filter(({ similarity }) => similarity >= 0.3)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The bigrams of each word, except words that occur in every path. */
const pairs = (address: string) => {
  const words = address
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(
      (word) => word && !['docs', 'html', 'index', 'category', 'page', 'pages'].includes(word),
    );
  return new Set(
    words.flatMap((word) => {
      const marked = `^${word}$`;
      return [...marked.slice(1)].map((letter, index) => marked[index] + letter);
    }),
  );
};

/** Dice's coefficient: 0 if no bigrams are shared, 1 if all are. */
const similarity = (a: Set<string>, b: Set<string>) => {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
};
