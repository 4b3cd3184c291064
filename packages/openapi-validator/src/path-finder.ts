import type { OpenApiDocument, Operation } from './document.ts';
/** What stands at a path. */
interface Found<Entry> {
  entry: Entry;
  /** As the document writes it, with `{name}` for its parameters. */
  path: string;
  /** The decoded values of those parameters. */
  parameters: Record<string, string>;
  /** The path as it was sent, without what a gateway has put before it. */
  sent: string;
}

/**
 * Finds what belongs to the documented path that an address has, or ends with where a server may stand
 * behind a base path of its owner (`/gateway/v2/api/lockers/orders`). Fixed segments win over
 * parameters, as OpenAPI asks, and a longer path over a shorter one; a segment that is empty or badly
 * percent-encoded belongs to none.
 *
 * @param entries a documented path, and what is kept for it
 */
export function createPathFinder<Entry>(
  entries: readonly (readonly [path: string, entry: Entry])[],
  { mayHaveBase = false } = {},
): (pathname: string) => Found<Entry> | undefined {
  const known = entries
    .map(([path, entry]) => ({ path, entry, pattern: path.split('/').slice(1) }))
    .sort(
      (one, other) =>
        one.path.split('{').length - other.path.split('{').length ||
        other.pattern.length - one.pattern.length,
    );
  return (pathname) => {
    const given = pathname.split('/').slice(1);
    for (const { path, entry, pattern } of known) {
      if (mayHaveBase ? given.length < pattern.length : given.length !== pattern.length) continue;
      const own = given.slice(given.length - pattern.length);
      const parameters = valuesIn(pattern, own);
      if (parameters) return { entry, path, parameters, sent: `/${own.join('/')}` };
    }
    return undefined;
  };
}

function valuesIn(
  pattern: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  const values: [string, string][] = [];
  for (const [index, part] of pattern.entries()) {
    const value = decoded(given[index]!);
    const names = [...part.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    if (names.length === 0 && part === value) continue;
    const found = names.length > 0 && value && segmentPattern(part).exec(value);
    if (!found) return undefined;
    names.forEach((name, at) => values.push([name, found[at + 1]!]));
  }
  return Object.fromEntries(values);
}

/** What a segment such as `{name}.{ext}` takes. */
const segmentPattern = (part: string): RegExp =>
  new RegExp(
    `^${part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^{}]+\}/g, '(.+?)')}$`,
    's',
  );

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export interface Located {
  operation: Operation;
  /** `POST` */
  method: string;
  /** As the document writes it, with `{name}` for its parameters. */
  path: string;
  /** The decoded values of those parameters. */
  parameters: Record<string, string>;
}

/**
 * The operation that a method and a path belong to.
 *
 * @param pathname without the query, and without what a base URL puts before it
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
  return { operation, method: method.toUpperCase(), path, parameters };
}
