import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publishedText } from '@frontline/specs/published-text';
import { apiNames, operationsOf, sourceUrl } from '@frontline/specs/apis';
import type { OpenApiDocument, Operation as DocumentedOperation } from '@frontline/specs/document';
import { limitsByName } from '@frontline/specs/limits';
import { parse } from 'yaml';
import { oncePerProcess } from '../../../shell/build/plugins.ts';

/** The OpenAPI files, one for each API. A change invalidates every page that shows a fact. */
export const documentFiles = apiNames.map((api) => fileURLToPath(sourceUrl(api)));

/** A document whose operations may inherit their credentials. */
type ApiDocument = OpenApiDocument & Partial<Pick<DocumentedOperation, 'security'>>;

/** An operation with its API, method and path. */
export interface Operation extends DocumentedOperation {
  api: string;
  method: string;
  path: string;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const operationsIn = (api: string, document: ApiDocument): Operation[] =>
  operationsOf(document)
    .filter(({ method }) => methods.includes(method))
    .map(({ operation, method, path }) => ({
      ...operation,
      api,
      path,
      method: method.toUpperCase(),
      security: operation.security ?? document.security ?? [],
    }));

export interface Facts {
  documents: Record<string, ApiDocument>;
  /** By operationId, in reading order. */
  operations: Map<string, Operation>;
  /** By the name that pages use, such as `press-wait` or `port-radio`. */
  limits: ReturnType<typeof limitsByName>;
}

const cache = oncePerProcess<{ latest?: { texts: string; facts: Facts } }>(
  'openapi-components.facts',
  () => ({}),
);

/** Reads the three documents from disk on every call, and parses them only if one has changed. */
export function readFacts(): Facts {
  const texts = documentFiles.map((file) => readFileSync(file, 'utf8'));
  const all = texts.join('\0');
  if (cache.latest?.texts !== all)
    cache.latest = { texts: all, facts: factsIn(texts.map(publishedText)) };
  return cache.latest.facts;
}

function factsIn(texts: string[]): Facts {
  const parsed = apiNames.map((api, index) => [api, parse(texts[index]!) as ApiDocument] as const);
  const operations = parsed
    .flatMap(([api, document]) => operationsIn(api, document))
    .map((operation) => [operation.operationId, operation] as const);
  const documents = Object.fromEntries(parsed);
  return { documents, operations: new Map(operations), limits: limitsByName(documents) };
}
