import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ApiName } from './api-names.ts';
import { publishedText } from './limits/placeholders.ts';
import type { Method, OpenApiDocument, Operation } from './document.ts';

export { apiNames, type ApiName } from './api-names.ts';

/**
 * The YAML file of an API, for tools that read the file itself. It is in this folder, or in that of its server, so
 * that a new API is one folder.
 */
export function sourceUrl(name: ApiName): URL {
  const here = new URL(`./${name}-api.yaml`, import.meta.url);
  return existsSync(here) ? here : new URL(`../servers/${name}/${name}-api.yaml`, import.meta.url);
}

/** The same file, relative to the root of the repository: `specs/radio-api.yaml`. */
export const sourceFile = (name: ApiName): string =>
  sourceUrl(name).href.slice(new URL('..', import.meta.url).href.length);

/** The published text of a document: with brand values and limits filled in. */
export const readText = (name: ApiName): string =>
  publishedText(readFileSync(sourceUrl(name), 'utf8'));

/** The parsed document, with references unresolved. */
export const readSource = (name: ApiName): OpenApiDocument =>
  parse(readText(name)) as OpenApiDocument;

/** Every operation of a document, in reading order. */
export function operationsOf(
  document: OpenApiDocument,
): { path: string; method: Method; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method as Method,
      operation,
    })),
  );
}
