import { fetchBuilt } from '../part/new-build.ts';

/** What the browser has kept of a file may be what is damaged. */
export const PAST_THE_CACHE: RequestInit = { cache: 'reload' };

let bringing: Promise<ArrayBuffer> | undefined;

/** The addresses of the index and of its texts, from the page's `local-search` tag. */
export function searchFiles(): [index: string, texts: string] {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="local-search"]');
  const [index, texts] = tag?.content.split(' ') ?? [];
  if (!index || !texts) throw new Error('This page does not name the files of the search.');
  return [index, texts];
}

/**
 * The bytes of the index, fetched once; with `anew`, not from what the browser has kept. What has failed is
 * fetched again when it is asked for again. Throws as `fetchBuilt` does.
 */
export function bringIndex(anew = false): Promise<ArrayBuffer> {
  if (anew) bringing = undefined;
  const own = (bringing ??= fetchIndex(anew).catch((error: unknown) => {
    if (bringing === own) bringing = undefined;
    throw error;
  }));
  return own;
}

async function fetchIndex(anew: boolean): Promise<ArrayBuffer> {
  const [url] = searchFiles();
  return (await fetchBuilt(url, anew ? PAST_THE_CACHE : {})).arrayBuffer();
}
