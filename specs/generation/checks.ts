import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { operationsOf } from '../apis.ts';
import type { OpenApiDocument, Operation, Schema } from '../document.ts';
import { withoutReferences } from './bundle.ts';

/** A time as every server writes it: ISO 8601 in UTC with milliseconds. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Ajv as the documents need it: any keyword or format it does not know is an error. */
export function createAjv(): Ajv2020 {
  return new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true, lines: true },
    formats: { 'date-time': timestamp },
    messages: false,
    ownProperties: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    useDefaults: true,
  });
}

/** Source of an ES module that checks requests, one function per operation and part. */
export const requestChecks = (document: OpenApiDocument): string =>
  moduleSource(requestSchemas(document));

/** Source of an ES module that checks answers, one function per operation and status. */
export const answerChecks = (document: OpenApiDocument): string =>
  moduleSource(answerSchemas(document));

/** What each part of a request must be, keyed `<operationId>Path|Query|Header|Body`. */
export function requestSchemas(document: OpenApiDocument): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const { operation } of operationsOf(document)) {
    const name = operation.operationId;
    for (const [place, suffix] of [
      ['path', 'Path'],
      ['query', 'Query'],
      ['header', 'Header'],
    ] as const) {
      const schema = parametersSchema(operation, place);
      if (schema) schemas[name + suffix] = schema;
    }
    const [media] = Object.values(operation.requestBody?.content ?? {});
    if (media) schemas[`${name}Body`] = media.schema;
  }
  return schemas;
}

/**
 * What each answer must be, keyed `<operationId><status>`. Stricter than the document: a field that it does not
 * name is an error, so that nothing secret slips into an answer.
 */
export function answerSchemas(document: OpenApiDocument): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const [media] = Object.values(response.content ?? {});
      if (media) {
        schemas[operation.operationId + status] = closed(withoutReferences(media.schema, document));
      }
    }
  }
  return schemas;
}

function parametersSchema(operation: Operation, place: string): Schema | undefined {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function closed(schema: Schema): Schema {
  const result = { ...schema };
  if (schema.items) result.items = closed(schema.items);
  if (!schema.properties) return result;
  result.properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [name, closed(property)]),
  );
  return { ...result, additionalProperties: false as unknown as Schema };
}

function moduleSource(schemas: Record<string, Schema>): string {
  const ajv = createAjv();
  // Equal checks are one function under several names: many operations take the same headers.
  const firstOf = new Map<string, string>();
  const functions = Object.entries(schemas).map(([name, schema]) => {
    const bare = withoutProse(schema);
    const text = JSON.stringify(bare);
    if (!firstOf.has(text)) ajv.addSchema(bare, name);
    firstOf.set(text, firstOf.get(text) ?? name);
    return [name, firstOf.get(text)] as const;
  });
  const names = Object.fromEntries([...firstOf.values()].map((name) => [name, name]));
  const code = withoutRequire(standalone(ajv, names));
  return `${code}\nexport default { ${functions.map((pair) => pair.join(': ')).join(', ')} };\n`;
}

/** Drops what no check reads, so that it does not travel into the page. */
export function withoutProse(schema: Schema): Schema {
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => !isProse(key, value))
        .map(([key, value]) => [key, copy(value)]),
    );
  };
  return copy(schema) as Schema;
}

function isProse(key: string, value: unknown): boolean {
  return (
    (key === 'description' && typeof value === 'string') ||
    (key === 'examples' && Array.isArray(value))
  );
}

/** Ajv's ES modules still `require` its count of characters; this is that function. */
function withoutRequire(code: string): string {
  const own = code.replaceAll(
    /require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g,
    '((text) => [...text].length)',
  );
  if (own.includes('require(')) throw new Error('The generated checks still need require().');
  return own;
}
