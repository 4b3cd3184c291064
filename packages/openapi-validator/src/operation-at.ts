import type { OpenApiDocument, Operation } from './document.ts';
import { createPathFinder } from './path-finder.ts';

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
