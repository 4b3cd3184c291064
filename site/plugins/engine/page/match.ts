export interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, never>;
}

/** Hosts differ in what they do with a slash at the end; capitals count for all of ours. */
const comparable = (path: string) => path.replace(/\/+$/, '');

/** Whether an address is that of a route, or below it. Routes of a static site have no parameters. */
export function matchPath(
  pathname: string,
  options: string | { path?: string | string[]; exact?: boolean },
): Match | null {
  const { path = '*', exact = false } = typeof options === 'string' ? { path: options } : options;
  for (const candidate of [path].flat()) {
    const [asked, own] = [comparable(pathname), comparable(candidate)];
    const isExact = candidate === '*' || asked === own;
    if (isExact || (!exact && asked.startsWith(`${own}/`)))
      return {
        path: candidate,
        url: candidate === '*' ? pathname : candidate,
        isExact,
        params: {},
      };
  }
  return null;
}
