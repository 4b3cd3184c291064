/**
 * What of an address a reader would read: `%20` is a space again. What is not well encoded
 * (`/docs/intro%`, `#%E0%A4%A`) stays as it stands, because anybody may type anything there. The one
 * place of the site that decodes: everywhere else a linter refuses the bare functions, which throw.
 */
export const decoded = (part: string): string => guarded(decodeURIComponent, part);

/** The same for a whole path: an encoded slash stays encoded, so that it divides nothing. */
export const decodedPath = (path: string): string => guarded(decodeURI, path);

function guarded(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** The id that the fragment of an address names: a browser gives it encoded. */
export const idOf = (hash: string): string => decoded(hash.slice(1));
