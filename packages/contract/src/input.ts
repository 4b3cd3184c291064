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

/** Creates the function that reads and validates a request of an operation: 422 or 400 if it is invalid. */
export function createInput(
  operation: Operation,
  { validators }: ApiDocument,
): (parts: RequestParts) => Promise<CheckedInput> {
  const parametersIn = (place: string) =>
    (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const places = {
    path: parametersIn('path'),
    query: parametersIn('query'),
    header: parametersIn('header'),
  };
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
      path: presentParameters(places.path, (name) => path[name]),
      query: presentParameters(places.query, (name) => address.query().get(name)),
      header: presentParameters(places.header, (name) => request.headers.get(name)),
      body: media ? presentFields(await body.object(), media.schema) : undefined,
    };
    const failures: Failure[] = [];
    for (const { part, schema, validate } of checks) {
      failures.push(...failuresOf(input[part], schema, validate));
    }
    if (failures.length === 0) return input;

    const badRequestMessages = operation['x-bad-request'] ?? {};
    if (failures.every(({ field }) => Object.hasOwn(badRequestMessages, field))) {
      throw new Refusal(400, { message: badRequestMessages[failures[0]?.field ?? ''] });
    }
    throw new Refusal(422, {
      message: summary(failures.map(({ message }) => message)),
      errors: Object.fromEntries(failures.map(({ field, message }) => [field, [message]])),
    });
  };
}

/**
 * The fields of an object that its schema names and that are present: `null` for a schema without null, and empty text
 * for one with a minimum length, count as missing.
 */
function presentFields(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => presentFields(item, items)) : value;
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(value, name)) continue;
    const part = (value as Record<string, unknown>)[name];
    if (isPresent(part, field)) fields[name] = presentFields(part, field);
  }
  return fields;
}

/** The parameters of one location, converted from text. */
function presentParameters(
  parameters: readonly Parameter[],
  read: (name: string) => string | null | undefined,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { name, in: place, schema } of parameters) {
    const text = read(name);
    if (typeof text !== 'string') continue;
    // Whoever sends an empty header relies on it.
    if (place === 'header' || isPresent(text, schema)) fields[name] = fromText(text, schema);
  }
  return fields;
}

function isPresent(value: unknown, schema: Schema): boolean {
  if (value === null) return schema.type === undefined || schema.type.includes('null');
  return value !== '' || (schema.minLength ?? 0) === 0;
}

/** Text that is not exactly a whole number is returned unchanged, for the validator to refuse. */
function fromText(text: string, schema: Schema): unknown {
  if (schema.type !== 'integer' || !/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}
