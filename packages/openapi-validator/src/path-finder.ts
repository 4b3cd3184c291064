import type { OpenApiDocument, Operation } from './document.ts';

/** The entry for a path. */
interface PathMatch<Entry> {
  entry: Entry;
  /** The path in the document, with `{name}` for its parameters. */
  path: string;
  /** The decoded values of those parameters. */
  parameters: Record<string, string>;
  /** The actual path, without a base path before it. */
  actualPath: string;
}

/**
 * Finds the entry of the documented path that a pathname has, or ends with if servers may have a base path
 * (`/gateway/v2/api/lockers/orders`). Fixed segments win over parameters, as OpenAPI requires, and longer paths
 * over shorter ones; a segment that is empty or badly percent-encoded does not match.
 *
 * @param entries documented paths and their entries
 */
export function createPathFinder<Entry>(
  entries: readonly (readonly [path: string, entry: Entry])[],
  { mayHaveBase = false } = {},
): (pathname: string) => PathMatch<Entry> | undefined {
  const known = entries
    .map(([path, entry]) => ({ path, entry, pattern: path.split('/').slice(1).map(segmentOf) }))
    .sort(
      (one, other) =>
        one.path.split('{').length - other.path.split('{').length ||
        other.pattern.length - one.pattern.length,
    );
  return (pathname) => {
    const segments = pathname.split('/').slice(1);
    for (const { path, entry, pattern } of known) {
      if (mayHaveBase ? segments.length < pattern.length : segments.length !== pattern.length)
        continue;
      const matched = segments.slice(segments.length - pattern.length);
      const parameters = valuesIn(pattern, matched);
      if (parameters) return { entry, path, parameters, actualPath: `/${matched.join('/')}` };
    }
    return undefined;
  };
}

/** A segment of a documented path, such as `orders`, `{id}` or `{name}.{ext}`. */
interface Segment {
  text: string;
  /** The parameters in it, in the order of the groups of `pattern`. */
  names: string[];
  pattern: RegExp;
}

function segmentOf(text: string): Segment {
  const names = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const source = text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^{}]+\}/g, '(.+?)');
  return { text, names, pattern: new RegExp(`^${source}$`, 's') };
}

function valuesIn(
  pattern: readonly Segment[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const values: [string, string][] = [];
  for (const [index, { text, names, pattern: segment }] of pattern.entries()) {
    const value = decoded(segments[index]!);
    if (names.length === 0 && text === value) continue;
    const found = names.length > 0 && value && segment.exec(value);
    if (!found) return undefined;
    names.forEach((name, at) => values.push([name, found[at + 1]!]));
  }
  return Object.fromEntries(values);
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export interface Located {
  operation: Operation;
  /** The path in the document, with `{name}` for its parameters. */
  path: string;
  /** The decoded values of those parameters. */
  parameters: Record<string, string>;
}

/**
 * The operation of a method and path.
 *
 * @param pathname without the query and without a base path
 */
export function operationAt(
  { paths }: OpenApiDocument,
  method: string,
  pathname: string,
): Located | undefined {
  const verb = method.toLowerCase();
  const entries = Object.entries(paths).flatMap(([path, item]) => {
    const operation = Object.hasOwn(item, verb) ? item[verb] : undefined;
    return operation ? [[path, operation] as const] : [];
  });
  const found = createPathFinder(entries)(pathname);
  if (!found) return undefined;
  const { entry: operation, path, parameters } = found;
  return { operation, path, parameters };
}
