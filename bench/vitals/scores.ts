/** Scores of 0 to 100, and the audits that cost one of them points, as `audit: what is wrong`. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  faults: string[];
}

/**
 * Asks Lighthouse about a page. It is loaded by its address, so that types are checked where it is
 * not installed.
 */
export async function scoresOf(url: string, browser: string): Promise<Scores> {
  const address = new URL('../peers/lighthouse/index.ts', import.meta.url).href;
  const peer = (await import(address)) as { scoresOf: typeof scoresOf };
  return peer.scoresOf(url, browser);
}
