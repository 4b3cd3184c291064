import type { Ajv2020 } from 'ajv/dist/2020.js';
import { operationsOf } from '../apis.ts';
import type { Example, OpenApiDocument, Operation, Schema } from '../document.ts';
import { withoutReferences } from '../generation/bundle.ts';
import { createAjv } from '../generation/checks.ts';
import { answerNamed, requestsOf } from '../printed-requests.ts';

export interface Examined {
  count: number;
  faults: string[];
}

/**
 * Holds every example of a bundled document against its schema: those of fields, parameters,
 * requests and answers. A request under `x-refused` must not fit; and each request must be named
 * after one of the answers, so that a reader sees what it earns.
 */
export function examineExamples(document: OpenApiDocument): Examined {
  const ajv = createAjv();
  const faults: string[] = [];
  let count = 0;
  const hold = (schema: Schema, value: unknown, place: string) => {
    count += 1;
    const check = compile(ajv, withoutReferences(schema, document));
    if (!check(structuredClone(value))) faults.push(`${place} does not fit its schema.`);
  };
  const holdAll = (
    schema: Schema,
    examples: Record<string, Example> | undefined,
    place: string,
  ) => {
    for (const [name, { value }] of Object.entries(examples ?? {})) {
      hold(schema, value, `${place} ${name}`);
    }
  };

  for (const { operation } of operationsOf(document)) {
    const at = operation.operationId;
    for (const { name, schema, examples } of operation.parameters ?? []) {
      holdAll(schema, examples, `${at}: parameter ${name}, example`);
    }
    for (const { schema, examples } of Object.values(operation.requestBody?.content ?? {})) {
      holdAll(schema, examples, `${at}: request example`);
    }
    for (const [status, { content }] of Object.entries(operation.responses)) {
      for (const { schema, examples } of Object.values(content ?? {})) {
        if (!examples) faults.push(`${at}: answer ${status} has no example.`);
        holdAll(schema, examples, `${at}: answer ${status}, example`);
      }
    }
    faults.push(...refusedThatFit(ajv, operation), ...requestsWithoutAnswer(operation));
    count += Object.keys(operation['x-refused'] ?? {}).length;
  }
  eachSchema(document, (schema, place) => {
    for (const example of schema.examples ?? []) hold(schema, example, `${place}: example`);
  });
  return { count, faults };
}

/** Calls back for every schema of the document, with the place where it stands. */
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

function refusedThatFit(ajv: Ajv2020, operation: Operation): string[] {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return Object.entries(operation['x-refused'] ?? {})
    .filter(([, { parameters = {}, body }]) => {
      const fits = (operation.parameters ?? []).every(({ name, schema }) =>
        name in parameters ? compile(ajv, schema)(parameters[name]) : true,
      );
      return fits && (!media || compile(ajv, media.schema)(structuredClone(body)));
    })
    .map(([name]) => `${operation.operationId}: x-refused ${name} fits the schema after all.`);
}

function requestsWithoutAnswer(operation: Operation): string[] {
  return requestsOf(operation)
    .filter(({ name }) => !answerNamed(operation, name))
    .map(({ name }) => `${operation.operationId}: the request "${name}" is named after no answer.`);
}

/** Compiles a schema alone. A default has no meaning there, and Ajv says so. */
function compile(ajv: Ajv2020, schema: Schema) {
  const { default: meaningless, ...rest } = schema;
  return ajv.compile(meaningless === undefined ? schema : rest);
}
