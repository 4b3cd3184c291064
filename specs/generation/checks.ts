import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { operationsOf } from '../apis.ts';
import type { OpenApiDocument, Operation, Schema } from '../document.ts';
import { withoutReferences } from './bundle.ts';

/** The timestamp format of all servers: ISO 8601 in UTC with milliseconds. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Creates a strict Ajv: unknown keywords and formats are errors. */
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

/** The source of an ES module that validates requests, one function per operation and part. */
export const requestChecks = (document: OpenApiDocument): string =>
  moduleSource(requestSchemas(document));

/** The source of an ES module that validates responses, one function per operation and status. */
export const answerChecks = (document: OpenApiDocument): string =>
  moduleSource(answerSchemas(document));

/** The schema of each part of a request, keyed `<operationId>Path|Query|Header|Body`. */
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
 * The schema of each response, keyed `<operationId><status>`. Stricter than the document: undocumented fields are
 * errors, so that no secret leaks into a response.
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
  // Equal schemas share one function: many operations have the same headers.
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

/** Removes descriptions and examples, so that they are not bundled into pages. */
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

/** Replaces the one `require` in Ajv's ES modules, its string length function. */
function withoutRequire(code: string): string {
  const replaced = code.replaceAll(
    /require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g,
    '((text) => [...text].length)',
  );
  if (replaced.includes('require(')) throw new Error('The generated checks still need require().');
  return replaced;
}
