import type { PackFile } from '../shared/pack-list.ts';

/**
 * Downloads a file and verifies its revision: a host sends old and new files side by side while it is being updated.
 * Tries twice. Throws a `StorePackError`.
 */
export async function fetchFile(base: string, file: PackFile): Promise<Response> {
  try {
    return await download(base + publicPath(file.path), file, 'no-cache');
  } catch {
    return download(base + file.path, file, 'reload');
  }
}

/** The public URL path of a page: for the file name, hosts may redirect. */
const publicPath = (path: string): string =>
  path === '404.html' ? path : path.replace(/(^|\/)index\.html$|\.html$/, '$1');

async function download(url: string, file: PackFile, cache: RequestCache): Promise<Response> {
  const response = await tryFetch(url, cache);
  const isComplete = response?.ok || (response?.status === 404 && file.path === '404.html');
  if (!response || !isComplete) throw new StorePackError('not arrived', file.path);
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes) throw new StorePackError('not arrived', file.path);
  if ((await revisionOf(bytes)) !== file.revision) throw new StorePackError('differs', file.path);
  return new Response(bytes, { headers: storedHeaders(response.headers) });
}

const tryFetch = (url: string, cache: RequestCache): Promise<Response | undefined> =>
  fetch(url, { cache }).catch(() => undefined);

/** The revision of a file, computed like in the build. */
export async function revisionOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The headers of the host, such as its security policy, without those about the transfer. */
function storedHeaders(original: Headers): Headers {
  const headers = new Headers(original);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) {
    headers.delete(name);
  }
  return headers;
}

/** The device is `full`; a file did `not arrive`; it `differs` from the list; another tab is `busy` saving. */
type Reason = 'full' | 'not arrived' | 'differs' | 'busy';

export class StorePackError extends Error {
  readonly reason: Reason;
  /** A path below the base URL. */
  readonly file: string;

  constructor(reason: Reason, file = '') {
    super(`The store pack was not saved: ${reason} ${file}`.trim());
    this.reason = reason;
    this.file = file;
  }
}
