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

/** Compared as a host does that is lenient with a slash at the end and with capitals. */
const comparable = (path: string) => path.replace(/\/+$/, '').toLowerCase();

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

/** The route of an address and the routes around it, outermost first. */
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
    const found = [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
    if (known.size < MATCHES_KEPT) known.set(pathname, found);
    return found;
  }
  return [];
}
