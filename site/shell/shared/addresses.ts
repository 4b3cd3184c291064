/** A path as the site writes it: with or without a slash at the end, but for the root. */
export function applyTrailingSlash(
  path: string,
  { trailingSlash, baseUrl }: { trailingSlash?: boolean | undefined; baseUrl: string },
): string {
  if (path.startsWith('#') || trailingSlash === undefined) return path;
  const [pathname = ''] = path.split(/[#?]/);
  if (pathname === '/' || pathname === baseUrl) return path;
  const bare = pathname.replace(/\/$/, '');
  return path.replace(pathname, trailingSlash ? `${bare}/` : bare);
}

const plain = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** Whether two addresses lead to one page, as the engine sees it: a slash at the end makes no difference. */
export const isSamePath = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && plain(one) === plain(other);
