import type { Ajv2020 } from 'ajv/dist/2020.js';
import { operationsOf } from '../apis.ts';
import type { Example, OpenApiDocument, Operation, Schema } from '../document.ts';
import { withoutReferences } from '../generation/bundle.ts';
import { createAjv } from '../generation/checks.ts';
import { answerNamed, requestsOf } from '../printed-requests.ts';

/** The number of checked items, and a message for each fault. */
export interface CheckResult {
  count: number;
  faults: string[];
}

/**
 * Validates every example of a bundled document against its schema: of fields, parameters, requests and responses. A
 * request under `x-refused` must be invalid. Each request must have the name of a response example, so that readers
 * see its response.
 */
export function checkExamples(document: OpenApiDocument): CheckResult {
  const ajv = createAjv();
  const faults: string[] = [];
  let count = 0;
  const validate = (schema: Schema, value: unknown, place: string) => {
    count += 1;
    const check = compile(ajv, withoutReferences(schema, document));
    if (!check(structuredClone(value))) faults.push(`${place} does not fit its schema.`);
  };
  const validateAll = (
    schema: Schema,
    examples: Record<string, Example> | undefined,
    place: string,
  ) => {
    for (const [name, { value }] of Object.entries(examples ?? {})) {
      validate(schema, value, `${place} ${name}`);
    }
  };

  for (const { operation } of operationsOf(document)) {
    const at = operation.operationId;
    for (const { name, schema, examples } of operation.parameters ?? []) {
      validateAll(schema, examples, `${at}: parameter ${name}, example`);
    }
    for (const { schema, examples } of Object.values(operation.requestBody?.content ?? {})) {
      validateAll(schema, examples, `${at}: request example`);
    }
    for (const [status, { content }] of Object.entries(operation.responses)) {
      for (const { schema, examples } of Object.values(content ?? {})) {
        if (!examples) faults.push(`${at}: answer ${status} has no example.`);
        validateAll(schema, examples, `${at}: answer ${status}, example`);
      }
    }
    faults.push(...validRefusedRequests(ajv, operation), ...requestsWithoutAnswer(operation));
    count += Object.keys(operation['x-refused'] ?? {}).length;
  }
  eachSchema(document, (schema, place) => {
    for (const example of schema.examples ?? []) validate(schema, example, `${place}: example`);
  });
  return { count, faults };
}

/** Calls `use` for every schema of the document, with its location. */
export function eachSchema(
  document: OpenApiDocument,
  use: (schema: Schema, place: string) => void,
): void {
  const visit = (schema: Schema, place: string) => {
    use(schema, place);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      visit(field, `${place}.${name}`);
    }
    if (schema.items) visit(schema.items, `${place}[]`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
  for (const { operation } of operationsOf(document)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      visit(schema, operation.operationId);
    }
    for (const { name, schema } of operation.parameters ?? []) {
      visit(schema, `${operation.operationId}, parameter ${name}`);
    }
    for (const [status, { headers }] of Object.entries(operation.responses)) {
      for (const [name, { schema }] of Object.entries(headers ?? {})) {
        visit(schema, `${operation.operationId} ${status}, header ${name}`);
      }
    }
  }
}

function validRefusedRequests(ajv: Ajv2020, operation: Operation): string[] {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return Object.entries(operation['x-refused'] ?? {})
    .filter(([, { parameters = {}, body }]) => {
      const isValid = (operation.parameters ?? []).every(({ name, schema }) =>
        name in parameters ? compile(ajv, schema)(parameters[name]) : true,
      );
      return isValid && (!media || compile(ajv, media.schema)(structuredClone(body)));
    })
    .map(([name]) => `${operation.operationId}: x-refused ${name} fits the schema after all.`);
}

function requestsWithoutAnswer(operation: Operation): string[] {
  return requestsOf(operation)
    .filter(({ name }) => !answerNamed(operation, name))
    .map(({ name }) => `${operation.operationId}: the request "${name}" is named after no answer.`);
}

/** Compiles a single schema, without its root `default`, which Ajv ignores with a warning. */
function compile(ajv: Ajv2020, schema: Schema) {
  const { default: ignored, ...rest } = schema;
  return ajv.compile(ignored === undefined ? schema : rest);
}
