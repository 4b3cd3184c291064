/**
 * Decodes a URL component: `%20` becomes a space. Malformed input (`/docs/intro%`, `#%E0%A4%A`) is returned
 * unchanged, because readers can type anything there. Elsewhere the linter forbids decodeURI and
 * decodeURIComponent, which throw.
 */
export const decoded = (part: string): string => guarded(decodeURIComponent, part);

/** The same for a whole path: an encoded slash stays encoded. */
export const decodedPath = (path: string): string => guarded(decodeURI, path);

function guarded(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** The id in a URL fragment, decoded. */
export const idOf = (hash: string): string => decoded(hash.slice(1));
