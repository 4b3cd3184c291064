import type { ComponentType } from 'react';

export interface SiteRoute {
  path: string;
  exact?: boolean;
  component: ComponentType<Record<string, unknown>> & {
    preload?: () => Promise<unknown>;
    /** Names of the files it is loaded from. */
    files?: string[];
  };
  routes?: SiteRoute[];
  [attribute: string]: unknown;
}

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

/** Specification section 9. */
const MATCHES_KEPT = 10_000;
let kept = new WeakMap<SiteRoute[], Map<string, { route: SiteRoute; match: Match }[]>>();

/** Needed when a list of routes has grown. */
export const forgetMatches = (): void => {
  kept = new WeakMap();
};

/**
 * The route of an address and the routes around it, outermost first. One that holds others is that of an
 * address only if one of these is: the host has a page for no other, so `/docs/nope` is not found.
 */
export function matchRoutes(
  routes: SiteRoute[],
  pathname: string,
): { route: SiteRoute; match: Match }[] {
  const known = kept.get(routes) ?? new Map<string, { route: SiteRoute; match: Match }[]>();
  kept.set(routes, known);
  const before = known.get(pathname);
  if (before) return before;
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (!match) continue;
    const below = route.routes && matchRoutes(route.routes, pathname);
    if (below?.length === 0) continue;
    const found = [{ route, match }, ...(below ?? [])];
    if (known.size < MATCHES_KEPT) known.set(pathname, found);
    return found;
  }
  return [];
}
