import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ApiName } from './api-names.ts';
import { withProviderWords } from './provider-words.ts';
import type { Method, OpenApiDocument, Operation } from './document.ts';

export { apiNames, type ApiName } from './api-names.ts';

/** Where the document of an API is written, for tools that read the file itself. */
export function sourceUrl(name: ApiName): URL {
  return new URL(`./${name}-api.yaml`, import.meta.url);
}

/** The document with the words of the brand, references and all. */
export function readSource(name: ApiName): OpenApiDocument {
  return parse(withProviderWords(readFileSync(sourceUrl(name), 'utf8'))) as OpenApiDocument;
}

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
