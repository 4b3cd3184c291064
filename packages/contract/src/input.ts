import type { Address } from './routes.ts';
import type { BodyReader } from './body.ts';
import type { ApiDocument, Operation, Schema, Parameter } from './document.ts';
import { failuresOf, type Failure, summary } from './messages.ts';
import { Refusal } from './refusal.ts';

interface RequestParts {
  path: Record<string, string>;
  address: Address;
  request: Request;
  body: BodyReader;
}

interface CheckedInput {
  path: unknown;
  query: unknown;
  header: unknown;
  body: unknown;
}

/** Takes a request apart as its operation documents it, and refuses what does not fit: 422 or 400. */
export function createInput(
  operation: Operation,
  { validators }: ApiDocument,
): (parts: RequestParts) => Promise<CheckedInput> {
  const inPlace = (place: string) =>
    (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const places = { path: inPlace('path'), query: inPlace('query'), header: inPlace('header') };
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const validatorOf = (suffix: string) => {
    const validator = validators[operation.operationId + suffix];
    if (!validator) throw new Error(`The check "${operation.operationId + suffix}" is missing.`);
    return validator;
  };
  const checks = Object.entries(places)
    .filter(([, parameters]) => parameters.length > 0)
    .map(([place, parameters]) => ({
      part: place as keyof CheckedInput,
      schema: {
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      } as Schema,
      validate: validatorOf(place.charAt(0).toUpperCase() + place.slice(1)),
    }));
  if (media) checks.push({ part: 'body', schema: media.schema, validate: validatorOf('Body') });

  return async ({ path, address, request, body }) => {
    const input: CheckedInput = {
      path: givenParameters(places.path, (name) => path[name]),
      query: givenParameters(places.query, (name) => address.query().get(name)),
      header: givenParameters(places.header, (name) => request.headers.get(name)),
      body: media ? givenFields(await body.object(), media.schema) : undefined,
    };
    const failures: Failure[] = [];
    for (const { part, schema, validate } of checks) {
      failures.push(...failuresOf(input[part], schema, validate));
    }
    if (failures.length === 0) return input;

    const ruled = operation['x-bad-request'] ?? {};
    if (failures.every(({ field }) => Object.hasOwn(ruled, field))) {
      throw new Refusal(400, { message: ruled[failures[0]?.field ?? ''] });
    }
    throw new Refusal(422, {
      message: summary(failures.map(({ sentence }) => sentence)),
      errors: Object.fromEntries(failures.map(({ field, sentence }) => [field, [sentence]])),
    });
  };
}

/**
 * The fields of an object that its schema names, and of those only what counts as given: `null`
 * where the schema has no null, and empty text where it asks for some, count as left out.
 */
function givenFields(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => givenFields(item, items)) : value;
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(value, name)) continue;
    const part = (value as Record<string, unknown>)[name];
    if (isGiven(part, field)) fields[name] = givenFields(part, field);
  }
  return fields;
}

/** Parameters of one place, converted from their text. */
function givenParameters(
  parameters: readonly Parameter[],
  read: (name: string) => string | null | undefined,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { name, schema } of parameters) {
    const text = read(name);
    if (typeof text === 'string' && isGiven(text, schema)) fields[name] = fromText(text, schema);
  }
  return fields;
}

function isGiven(value: unknown, schema: Schema): boolean {
  if (value === null) return schema.type === undefined || schema.type.includes('null');
  return value !== '' || (schema.minLength ?? 0) === 0;
}

/** Text that is not exactly a whole number stays text, for the check to refuse. */
function fromText(text: string, schema: Schema): unknown {
  if (schema.type !== 'integer' || !/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}
