/** One page as the not-found page offers it. */
export interface ListedPage {
  /** Below the base URL, with a slash before it. */
  path: string;
  title: string;
}

/**
 * The pages whose address is most like the one that was asked for, best first; none when nothing is
 * alike. Two addresses are alike when their words share pairs of letters, so `/docs/lockrs` finds
 * Lockers and `/docs/call-buttons` finds the page that moved into a folder.
 */
export function closestPages(pages: ListedPage[], address: string, limit: number): ListedPage[] {
  const asked = pairs(address);
  return pages
    .map((page) => ({ page, similarity: similarity(asked, pairs(page.path)) }))
    .filter(({ similarity }) => similarity >= 0.3)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** Pairs of neighboring letters of each word, without the words that every address has. */
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

/** 0 when nothing is shared, 1 when everything is (Dice's coefficient). */
const similarity = (a: Set<string>, b: Set<string>) => {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
};
