import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A schema as the documents write it: JSON Schema 2020-12, `$ref` left in place. */
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

export interface Example {
  summary?: string;
  description?: string;
  value: unknown;
}

export interface Content {
  schema?: Schema;
  examples?: Record<string, Example | Reference>;
}

export interface Reference {
  $ref: string;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description?: string; schema?: Schema }>;
  content?: Record<string, Content>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { description?: string; content: Record<string, Content> };
  responses: Record<string, Answer | Reference>;
}

export interface SecurityScheme {
  type: string;
  description?: string;
}

export interface ApiDocument {
  info: { title: string; description?: string };
  servers?: { url: string; description?: string }[];
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationObject>>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

/** An operation with the place it has in its document. */
export interface Operation extends OperationObject {
  api: string;
  method: string;
  path: string;
  /** The parameters of its path and its own, resolved. */
  parameters: Parameter[];
  answers: Record<string, Answer>;
}

/** The three documents, named as the pages under /docs/apis are. */
export const apiNames = ['call-for-help', 'lockers', 'radio'] as const;

const file = (api: string) =>
  fileURLToPath(new URL(`../../../specs/${api}-api.yaml`, import.meta.url));

/** The files whose change makes every page that shows a fact out of date. */
export const documentFiles = apiNames.map(file);

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** What a `$ref` of the same document points to; anything else comes back as it is. */
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
}

/** Reads the three documents from the disk, afresh on every call. */
export function readFacts(): Facts {
  const documents: Record<string, ApiDocument> = {};
  for (const api of apiNames)
    documents[api] = parse(readFileSync(file(api), 'utf8')) as ApiDocument;
  const operations = Object.entries(documents)
    .flatMap(([api, document]) => operationsOf(api, document))
    .map((operation) => [operation.operationId, operation] as const);
  return { documents, operations: new Map(operations) };
}
