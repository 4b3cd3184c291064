import { fetchBuilt } from '../../../shell/page/error-boundary/missing-file.ts';
import { memoizeAsync } from '../../../shell/page/schedule.ts';

/** What the browser has kept of a file may be what is damaged. */
export const PAST_THE_CACHE: RequestInit = { cache: 'reload' };

/** The addresses of the index and of its texts, from the page's `local-search` tag. */
export function searchFiles(): [index: string, texts: string] {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="local-search"]');
  const [index, texts] = tag?.content.split(' ') ?? [];
  if (!index || !texts) throw new Error('This page does not name the files of the search.');
  return [index, texts];
}

/** The bytes of the index; `anew`, not from what the browser has kept. Throws as `fetchBuilt` does. */
export const fetchIndex = memoizeAsync(async (anew) => {
  const [url] = searchFiles();
  return (await fetchBuilt(url, anew ? PAST_THE_CACHE : {})).arrayBuffer();
});
