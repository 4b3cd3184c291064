/** Where a request goes, of its URL. */
export interface Address {
  pathname: string;
  /** The parameters of the query, read when they are first asked for. */
  query(): URLSearchParams;
}

/**
 * Takes the URL of a request apart. A `Request` has written it as the URL standard does, so the parts
 * lie between `/`, `?` and `#`, and it need not be parsed a second time.
 */
export function addressOf(url: string): Address {
  const hash = url.indexOf('#');
  const end = hash < 0 ? url.length : hash;
  const mark = url.indexOf('?');
  const pathEnd = mark < 0 || mark > end ? end : mark;
  const start = url.indexOf('/', url.indexOf('://') + 3);
  let query: URLSearchParams | undefined;
  return {
    pathname: url.slice(start, pathEnd),
    query() {
      return (query ??= new URLSearchParams(url.slice(pathEnd, end)));
    },
  };
}
