/** Lighthouse scores from 0 to 100, and the audits that lower them, as `audit: title`. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  faults: string[];
}

/**
 * Runs Lighthouse on a page. Imported by a computed URL, so that types can be checked without it being installed.
 */
export async function scoresOf(url: string, browser: string): Promise<Scores> {
  const address = new URL('../peers/lighthouse/index.ts', import.meta.url).href;
  const peer = (await import(address)) as { scoresOf: typeof scoresOf };
  return peer.scoresOf(url, browser);
}
