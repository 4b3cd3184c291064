import type { Operation, Promised } from './api.ts';

export interface Match {
  api: Promised;
  /** As the document writes it: `/api/lockers/orders/customer/{open_code}`. */
  template: string;
  /** By method in capitals. */
  methods: Map<string, Operation>;
  /** The path as it was sent, without what a gateway has put before it. */
  path: string;
}

interface Route extends Omit<Match, 'path'> {
  segments: string[];
  parameters: number;
}

/**
 * Finds the documented path that an address ends with: a server may stand behind a base path of its
 * owner (`/gateway/v2/api/lockers/orders`). Fixed segments win over parameters, as OpenAPI asks, and
 * a longer template over a shorter one.
 */
export function createMatcher(apis: readonly Promised[]): (pathname: string) => Match | undefined {
  const routes = apis.flatMap(routesOf).sort(fixedFirst);
  return (pathname) => {
    const given = pathname.split('/').slice(1);
    const route = routes.find(({ segments }) => endsWith(given, segments));
    if (!route) return undefined;
    const { api, template, methods } = route;
    return { api, template, methods, path: `/${given.slice(-route.segments.length).join('/')}` };
  };
}

/** Finds the API that a path looks as if it were meant for: it has the first two segments of one of theirs. */
export function createNeighborhood(
  apis: readonly Promised[],
): (pathname: string) => Promised | undefined {
  const starts = new Map(
    apis.flatMap((api) => Object.keys(api.paths).map((path) => [startOf(path), api] as const)),
  );
  return (pathname) => [...starts].find(([start]) => `${pathname}/`.includes(start))?.[1];
}

const startOf = (template: string): string => `${template.split('/').slice(0, 3).join('/')}/`;

function routesOf(api: Promised): Route[] {
  return Object.entries(api.paths).map(([template, item]) => {
    const segments = template.split('/').slice(1);
    return {
      api,
      template,
      methods: new Map(
        Object.entries(item).map(([method, operation]) => [method.toUpperCase(), operation]),
      ),
      segments,
      parameters: segments.filter(isParameter).length,
    };
  });
}

function fixedFirst(one: Route, other: Route): number {
  return one.parameters - other.parameters || other.segments.length - one.segments.length;
}

function endsWith(given: readonly string[], segments: readonly string[]): boolean {
  const before = given.length - segments.length;
  return (
    before >= 0 &&
    segments.every((segment, index) => {
      const value = given[before + index] ?? '';
      return isParameter(segment) ? value !== '' : segment === value;
    })
  );
}

const isParameter = (segment: string): boolean => segment.startsWith('{');
