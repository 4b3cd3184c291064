import type { Method, OpenApiDocument, Operation } from './document.ts';

export interface Route {
  path: string;
  methods: Map<string, Operation>;
}

export interface Match {
  route: Route;
  /** Decoded values of the path's parameters. */
  parameters: Record<string, string>;
}

/**
 * Matches a pathname to a path of the document. Fixed segments win over parameters, as
 * OpenAPI requires. A segment that is empty, badly percent-encoded or contains the null character,
 * which no database stores, does not match.
 */
export function createRouter(document: OpenApiDocument): (pathname: string) => Match | undefined {
  const routes = Object.entries(document.paths)
    .map(([path, item]) => ({
      segments: path.split('/').slice(1).map(readSegment),
      route: {
        path,
        methods: new Map(
          Object.entries(item).map(([method, operation]) => [
            (method as Method).toUpperCase(),
            operation,
          ]),
        ),
      },
    }))
    .sort((a, b) => parametersIn(a.route.path) - parametersIn(b.route.path));

  // Most paths have no parameters, and are looked up directly.
  const fixedPaths = new Map(
    routes
      .filter(({ route }) => parametersIn(route.path) === 0)
      .map(({ route }) => [route.path, { route, parameters: {} }]),
  );

  return (pathname) => {
    const known = fixedPaths.get(pathname);
    if (known) return known;
    const decoded = decodeSegments(pathname);
    if (!decoded) return undefined;
    for (const { segments, route } of routes) {
      const parameters = matchSegments(segments, decoded);
      if (parameters) return { route, parameters };
    }
    return undefined;
  };
}

function decodeSegments(pathname: string): string[] | undefined {
  if (pathname.includes('%00')) return undefined;
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** A fixed segment, or the name of a parameter. */
interface Segment {
  fixed: string;
  name: string | undefined;
}

function readSegment(segment: string): Segment {
  return { fixed: segment, name: /^\{(.+)\}$/.exec(segment)?.[1] };
}

function matchSegments(
  segments: readonly Segment[],
  values: readonly string[],
): Record<string, string> | undefined {
  if (segments.length !== values.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, { fixed, name }] of segments.entries()) {
    const value = values[index] ?? '';
    if (name && value !== '') parameters[name] = value;
    else if (fixed !== value) return undefined;
  }
  return parameters;
}

function parametersIn(path: string): number {
  return path.split('{').length - 1;
}

/** The path and query of a request. */
export interface Address {
  pathname: string;
  /** The query parameters, parsed on first use. */
  query(): URLSearchParams;
}

/**
 * Splits the URL of a request. `Request` has already normalized it, so the parts are found by `/`, `?` and `#`
 * without parsing it again.
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
