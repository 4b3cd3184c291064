import { fetchBuilt } from '../../../shell/page/error-boundary/missing-file.ts';
import { memoizeAsync } from '../../../shell/page/schedule.ts';

/** Bypasses the HTTP cache, whose copy may be damaged. */
export const BYPASS_CACHE: RequestInit = { cache: 'reload' };

/** The URLs of the index and of its texts, from the `local-search` meta tag. */
export function searchFiles(): [index: string, texts: string] {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="local-search"]');
  const [index, texts] = tag?.content.split(' ') ?? [];
  if (!index || !texts) throw new Error('This page does not name the files of the search.');
  return [index, texts];
}

/** Fetches the index, bypassing the HTTP cache on request. Throws like `fetchBuilt`. */
export const fetchIndex = memoizeAsync(async (bypassCache) => {
  const [url] = searchFiles();
  return (await fetchBuilt(url, bypassCache ? BYPASS_CACHE : {})).arrayBuffer();
});
