import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publishedText } from '@frontline/specs/published-text';
import { apiNames, sourceUrl } from '@frontline/specs/apis';
import type { WrittenLimit } from '@frontline/specs/document';
import { limitsByName } from '@frontline/specs/limits';
import { parse } from 'yaml';
import { oncePerProcess } from '../../../shell/build/plugins.ts';

/** The OpenAPI files, one for each API. A change invalidates every page that shows a fact. */
export const documentFiles = apiNames.map((api) => fileURLToPath(sourceUrl(api)));

/** A schema of a document: JSON Schema 2020-12 with unresolved `$ref`. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: (string | number | boolean | null)[];
  const?: unknown;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Example {
  summary?: string;
  description?: string;
  value: unknown;
}

interface Content {
  schema?: Schema;
  examples?: Record<string, Example | Reference>;
}

interface Reference {
  $ref: string;
}

interface Answer {
  description: string;
  headers?: Record<string, { description?: string; schema?: Schema }>;
  content?: Record<string, Content>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface OperationObject {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { description?: string; content: Record<string, Content> };
  responses: Record<string, Answer | Reference>;
  /** Whether the call is idempotent: always, or with the same `Idempotency-Key`. */
  'x-repeat': 'safe' | 'with-key';
}

export interface SecurityScheme {
  type: string;
  description?: string;
}

export interface ApiDocument {
  info: { title: string; description?: string };
  'x-limits'?: Record<string, WrittenLimit>;
  servers?: { url: string; description?: string }[];
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationObject>>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

/** An operation with its API, method and path. */
export interface Operation extends OperationObject {
  api: string;
  method: string;
  path: string;
  /** Parameters of the path item and of the operation, resolved. */
  parameters: Parameter[];
  answers: Record<string, Answer>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Resolves a local `$ref`; returns any other node unchanged. */
export function resolve<Node extends object>(document: ApiDocument, node: Node | Reference): Node {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Node;
  let target: unknown = document;
  for (const step of node.$ref.replace(/^#\//, '').split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[key];
  }
  if (!target) throw new Error(`"${node.$ref}" points to nothing in "${document.info.title}".`);
  return resolve(document, target as Node | Reference);
}

const operationsOf = (api: string, document: ApiDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        ...operation,
        api,
        path,
        method: method.toUpperCase(),
        security: operation.security ?? document.security ?? [],
        parameters: [
          ...((item.parameters as unknown as Parameter[] | undefined) ?? []),
          ...(operation.parameters ?? []),
        ].map((parameter) => resolve<Parameter>(document, parameter)),
        answers: Object.fromEntries(
          Object.entries(operation.responses).map(([status, answer]) => [
            status,
            resolve<Answer>(document, answer),
          ]),
        ),
      })),
  );

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
    .flatMap(([api, document]) => operationsOf(api, document))
    .map((operation) => [operation.operationId, operation] as const);
  const documents = Object.fromEntries(parsed);
  return { documents, operations: new Map(operations), limits: limitsByName(documents) };
}
