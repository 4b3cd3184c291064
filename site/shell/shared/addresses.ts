/** Applies the `trailingSlash` setting to a path; the root is unchanged. */
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

/** Whether two paths name the same page, as Docusaurus compares them: ignoring case and a trailing slash. */
export const isSamePath = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && plain(one) === plain(other);
