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
 * Finds the path of the document that a pathname stands for. Fixed segments win over parameters, as
 * OpenAPI asks. A segment that is empty, badly percent-encoded or holds the null character,
 * which no database stores, matches nothing.
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

  // Most paths have no parameters, and are asked for as they are written.
  const whole = new Map(
    routes
      .filter(({ route }) => parametersIn(route.path) === 0)
      .map(({ route }) => [route.path, { route, parameters: {} }]),
  );

  return (pathname) => {
    const known = whole.get(pathname);
    if (known) return known;
    const given = decodeSegments(pathname);
    if (!given) return undefined;
    for (const { segments, route } of routes) {
      const parameters = matchSegments(segments, given);
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

/** A segment that must stand there, or the name of the parameter that stands in its place. */
interface Segment {
  fixed: string;
  name: string | undefined;
}

function readSegment(segment: string): Segment {
  return { fixed: segment, name: /^\{(.+)\}$/.exec(segment)?.[1] };
}

function matchSegments(
  segments: readonly Segment[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, { fixed, name }] of segments.entries()) {
    const value = given[index] ?? '';
    if (name && value !== '') parameters[name] = value;
    else if (fixed !== value) return undefined;
  }
  return parameters;
}

function parametersIn(path: string): number {
  return path.split('{').length - 1;
}

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
