import {
  type FormSchema,
  isInteger,
  isJsonNumber,
  isNumber,
  parseNumber,
  plainText,
  isObject,
  type Json,
} from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';

/** Index of the chosen `oneOf` alternative of each value in a body, by path. */
export type Chosen = Record<string, number>;

/** Path of a field or list entry of a value. */
export const childPath = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

/** Index of the alternative for a value: the chosen one, else the first with the fewest mismatches. */
export function alternativeOf({ oneOf = [] }: FormSchema, value: unknown, chosen?: number): number {
  if (chosen !== undefined && chosen < oneOf.length) return chosen;
  const faults = oneOf.map((one) => mismatches(one, value));
  return faults.indexOf(Math.min(...faults));
}

/** Context of the validation of a form. */
export interface Validation {
  faults: Faults;
  /** Numbers and booleans are sent as text. */
  isText: boolean;
  chosen: Chosen;
}

/** Validates a value against a schema and adds faults by path. */
export function validate(
  validation: Validation,
  path: string,
  schema: FormSchema,
  value: unknown,
): void {
  const { faults, isText, chosen } = validation;
  if (value === null && schema.nullable) return;
  if (schema.oneOf) {
    const alternative = schema.oneOf[alternativeOf(schema, value, chosen[path])];
    return validate(validation, path, alternative ?? {}, value);
  }
  if (schema.format === 'binary')
    return value instanceof Blob ? undefined : addFault(faults, path, 'must be a file');
  const given = isText && typeof value === 'string' ? fromText(value, schema) : value;
  if (schema.enum && !schema.enum.some((one) => isEqual(one, given)))
    return addFault(
      faults,
      path,
      `must be one of ${schema.enum.map((one) => plainText(one)).join(', ')}`,
    );
  switch (schema.type) {
    case 'object': {
      if (!isObject(given as Json))
        return isText ? undefined : addFault(faults, path, 'must be an object');
      const fields = new Map(Object.entries(given as Record<string, unknown>));
      for (const name of schema.required ?? [])
        if (!fields.has(name) || fields.get(name) === '')
          addFault(faults, childPath(path, name), 'is required');
      for (const [name, field] of Object.entries(schema.properties ?? {}))
        if (fields.has(name)) validate(validation, childPath(path, name), field, fields.get(name));
      return;
    }
    case 'array':
      if (!Array.isArray(given))
        return isText ? undefined : addFault(faults, path, 'must be a list');
      return given.forEach((entry, index) =>
        validate(validation, childPath(path, index), schema.items ?? {}, entry),
      );
    case 'integer':
      return isInteger(given) ? undefined : addFault(faults, path, 'must be an integer');
    case 'number':
      return isNumber(given) ? undefined : addFault(faults, path, 'must be a number');
    case 'boolean':
      return typeof given === 'boolean'
        ? undefined
        : addFault(faults, path, 'must be true or false');
    case 'string':
      return isObject(given as Json) || Array.isArray(given)
        ? addFault(faults, path, 'must be text')
        : undefined;
    default:
  }
}

/** How many faults and unknown fields a value has under a schema. */
function mismatches(schema: FormSchema, value: unknown): number {
  const faults: Faults = {};
  validate({ faults, isText: false, chosen: {} }, '', schema, value);
  // A value of the wrong type is worse than an object with many faults.
  if (faults['']) return Infinity;
  const known = Object.keys(schema.properties ?? {});
  const unknown = Object.keys(schema.type === 'object' ? (value ?? {}) : {}).filter(
    (name) => !known.includes(name),
  );
  return Object.keys(faults).length + unknown.length;
}

/** Parses text where numbers and booleans are sent as text. */
export function fromText(text: string, { type }: FormSchema): unknown {
  if ((type === 'integer' || type === 'number') && isJsonNumber(text)) return parseNumber(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** Compares by text, since the same number has several spellings, and keeps numbers apart from text. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  plainText(one) === plainText(other) && isNumber(one) === isNumber(other);

/** The faults of a field, which may be called `constructor`; undefined if there are none. */
export const faultsAt = (faults: Faults, path: string): string[] | undefined =>
  Object.hasOwn(faults, path) ? faults[path] : undefined;

export function addFault(faults: Faults, path: string, words: string): void {
  // Next to its input, the location of a parameter is obvious.
  const name = path.replace(/^(path|query|header):/, '');
  const sentence = path === '' ? `The body ${words}.` : `The ${name} field ${words}.`;
  faults[path] = [...(faultsAt(faults, path) ?? []), sentence];
}

/** Initial value for a schema: shared fields of the previous value, and required fields with one allowed value. */
export function initialValue(schema: FormSchema, value: unknown): unknown {
  if (schema.oneOf) return initialValue(schema.oneOf[0] ?? {}, value);
  if (schema.type === 'array') return Array.isArray(value) ? value : [];
  if (schema.type !== 'object') return typeof value === 'object' ? '' : (value ?? '');
  const fields = new Map(Object.entries(value ?? {}));
  const initial = Object.entries(schema.properties ?? {}).flatMap(([name, { enum: allowed }]) => {
    if (fields.has(name) && (!allowed || allowed.includes(fields.get(name))))
      return [[name, fields.get(name)] as const];
    const [only, ...others] = allowed ?? [];
    return allowed?.length && others.length === 0 && schema.required?.includes(name)
      ? [[name, only] as const]
      : [];
  });
  return Object.fromEntries(initial);
}

/** Drops the choices made inside a removed value. */
export const withoutChoices = (chosen: Chosen, path: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([at]) => !at.startsWith(childPath(path, ''))));
