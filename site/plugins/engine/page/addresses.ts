// Stands in for @docusaurus/utils-common in the browser: the original, written for Node, brings all
// helpers of tslib along, which are ten times its size.

const startingWith = (sign: string, text: string) => (text.startsWith(sign) ? text : sign + text);

export const addPrefix = (text: string, prefix: string): string => startingWith(prefix, text);
export const addLeadingSlash = (path: string): string => startingWith('/', path);
export const addTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
export const removeTrailingSlash = (path: string): string => path.replace(/\/$/, '');

/** A path as the site writes it: with or without a slash at the end, but for the root. */
export function applyTrailingSlash(
  path: string,
  { trailingSlash, baseUrl }: { trailingSlash?: boolean | undefined; baseUrl: string },
): string {
  if (path.startsWith('#') || trailingSlash === undefined) return path;
  const [pathname = ''] = path.split(/[#?]/);
  if (pathname === '/' || pathname === baseUrl) return path;
  const written = trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname);
  return path.replace(pathname, written);
}

/** An error and all that caused it, outermost first. */
export const getErrorCausalChain = (error: Error): Error[] =>
  error.cause ? [error, ...getErrorCausalChain(error.cause as Error)] : [error];
