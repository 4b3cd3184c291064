import type { PackFile } from '../shared/pack-list.ts';

/**
 * Downloads one file and makes sure that it is the one the list means: a host that is being updated
 * sends old and new files side by side. Tries twice. Throws a `StorePackError`.
 */
export async function fetchFile(base: string, file: PackFile): Promise<Response> {
  try {
    return await download(base + addressOf(file.path), file, 'no-cache');
  } catch {
    return download(base + file.path, file, 'reload');
  }
}

/** The address under which readers know a page: under the name of its file, hosts may redirect. */
const addressOf = (path: string): string =>
  path === '404.html' ? path : path.replace(/(^|\/)index\.html$|\.html$/, '$1');

async function download(url: string, file: PackFile, cache: RequestCache): Promise<Response> {
  const response = await answerOf(url, cache);
  const isThere = response?.ok || (response?.status === 404 && file.path === '404.html');
  if (!response || !isThere) throw new StorePackError('not arrived', file.path);
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes) throw new StorePackError('not arrived', file.path);
  if ((await revisionOf(bytes)) !== file.revision) throw new StorePackError('differs', file.path);
  return new Response(bytes, { headers: keptHeaders(response.headers) });
}

const answerOf = (url: string, cache: RequestCache): Promise<Response | undefined> =>
  fetch(url, { cache }).catch(() => undefined);

/** The revision of a file as the build computes it. */
export async function revisionOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The host's own headers, such as its security policy, but not those about the way the bytes came. */
function keptHeaders(given: Headers): Headers {
  const kept = new Headers(given);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) {
    kept.delete(name);
  }
  return kept;
}

/**
 * Why a pack is not saved: the device is `full`; a file did `not arrive`; the host sends a file that
 * `differs` from its list; another tab is `busy` with it.
 */
type Reason = 'full' | 'not arrived' | 'differs' | 'busy';

export class StorePackError extends Error {
  /** `file` is below the base URL. */
  constructor(
    readonly reason: Reason,
    readonly file = '',
  ) {
    super(`The store pack was not saved: ${reason} ${file}`.trim());
  }
}
