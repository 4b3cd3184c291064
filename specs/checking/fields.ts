import type { OpenApiDocument, Schema } from '../document.ts';
import { eachSchema, type CheckResult } from './examples.ts';
import { operationsOf } from '../apis.ts';

/**
 * Checks that every field has a type, a description and an example, and that `required` names existing fields, also
 * in conditions.
 */
export function checkFields(document: OpenApiDocument): CheckResult {
  const faults: string[] = [];
  let count = 0;
  eachSchema(document, (schema, place) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      count += 1;
      faults.push(...missingKeywords(field).map((one) => `${place}.${name} has no ${one}.`));
    }
    for (const name of requiredNames(schema)) {
      if (!schema.properties?.[name])
        faults.push(`${place} requires "${name}", which is no field.`);
    }
  });
  return { count, faults };
}

function missingKeywords(field: Schema): string[] {
  const hasOwnFields = field.$ref ?? field.properties ?? field.items;
  return [
    ...(field.type || field.$ref ? [] : ['type']),
    ...(field.description || field.$ref ? [] : ['description']),
    ...(field.examples || hasOwnFields ? [] : ['example']),
  ];
}

function requiredNames(schema: Schema): string[] {
  const conditions = [schema.if, schema.then, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...(schema.required ?? []),
    ...conditions.flatMap((condition) => (condition ? requiredNames(condition) : [])),
  ];
}

/** Checks that every operation declares whether retries are safe, since clients rely on it. */
export function checkRepeats(document: OpenApiDocument): CheckResult {
  const operations = operationsOf(document);
  const faults = operations.flatMap(({ operation }) => {
    const { operationId, parameters = [], 'x-repeat': repeat } = operation;
    if (!['safe', 'with-key'].includes(repeat))
      return [`${operationId}: x-repeat is missing. Write safe or with-key.`];
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    const needsOwner = takesKey && operation.security.length === 0;
    if (needsOwner !== (operation['x-key-of'] !== undefined)) {
      const cure = needsOwner ? 'Name the field of the body' : 'Leave it out';
      return [
        `${operationId}: x-key-of says whose an Idempotency-Key is where there is no credential. ${cure}.`,
      ];
    }
    return repeat === 'with-key' && !takesKey
      ? [`${operationId}: x-repeat is with-key, but it takes no Idempotency-Key.`]
      : [];
  });
  return { count: operations.length, faults };
}
