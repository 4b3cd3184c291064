import type { OpenApiDocument, Schema } from '../document.ts';
import { eachSchema, type Examined } from './examples.ts';
import { operationsOf } from '../apis.ts';

/**
 * Holds every field to what a reader needs of it: a type, a meaning and an example. Also refuses a
 * `required` that names no field, conditional ones included.
 */
export function examineFields(document: OpenApiDocument): Examined {
  const faults: string[] = [];
  let count = 0;
  eachSchema(document, (schema, place) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      count += 1;
      faults.push(...lacks(field).map((lack) => `${place}.${name} has no ${lack}.`));
    }
    for (const name of requiredNames(schema)) {
      if (!schema.properties?.[name])
        faults.push(`${place} requires "${name}", which is no field.`);
    }
  });
  return { count, faults };
}

function lacks(field: Schema): string[] {
  const holdsFields = field.$ref ?? field.properties ?? field.items;
  return [
    ...(field.type || field.$ref ? [] : ['type']),
    ...(field.description || field.$ref ? [] : ['description']),
    ...(field.examples || holdsFields ? [] : ['example']),
  ];
}

function requiredNames(schema: Schema): string[] {
  const conditions = [schema.if, schema.then, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...(schema.required ?? []),
    ...conditions.flatMap((condition) => (condition ? requiredNames(condition) : [])),
  ];
}

/** Holds every operation to saying whether a repeat is safe, since clients send calls again by it. */
export function examineRepeats(document: OpenApiDocument): Examined {
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
