import type { OpenApiDocument, Operation } from './document.ts';

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
 * The operation that a method and a path belong to. Fixed segments win over parameters, as OpenAPI asks;
 * a segment that is empty or badly percent-encoded belongs to none.
 *
 * @param pathname without the query, and without what a base URL puts before it
 */
export function operationAt(
  { paths }: OpenApiDocument,
  method: string,
  pathname: string,
): Located | undefined {
  const given = segmentsOf(pathname);
  const verb = method.toLowerCase();
  return Object.entries(paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
    .flatMap(([path, item]) => {
      const operation = Object.hasOwn(item, verb) ? item[verb] : undefined;
      const parameters = given && operation && valuesIn(path.split('/'), given);
      return operation && parameters
        ? [{ operation, method: method.toUpperCase(), path, parameters }]
        : [];
    })[0];
}

function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

function valuesIn(pattern: string[], given: string[]): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, part] of pattern.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name && value !== '') values.push([name, value]);
    else if (part !== value) return undefined;
  }
  return Object.fromEntries(values);
}
