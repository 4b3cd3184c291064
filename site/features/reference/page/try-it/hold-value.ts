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

/** Which of its alternatives each value of a body is typed as, by its path. */
export type Chosen = Record<string, number>;

/** The path of what a value holds. */
export const inside = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

/** The alternative that a value is typed as: the chosen one, else the first that says least against it. */
export function alternativeOf({ oneOf = [] }: FormSchema, value: unknown, chosen?: number): number {
  if (chosen !== undefined && chosen < oneOf.length) return chosen;
  const faults = oneOf.map((one) => mismatches(one, value));
  return faults.indexOf(Math.min(...faults));
}

/** How the values of a form are read. */
export interface Reading {
  faults: Faults;
  /** Numbers and booleans travel as text. */
  isText: boolean;
  chosen: Chosen;
}

/** Tells what a schema says against a value, by the path of what it is about. */
export function hold(reading: Reading, path: string, schema: FormSchema, value: unknown): void {
  const { faults, isText, chosen } = reading;
  if (schema.oneOf) {
    const alternative = schema.oneOf[alternativeOf(schema, value, chosen[path])];
    return hold(reading, path, alternative ?? {}, value);
  }
  if (schema.format === 'binary')
    return value instanceof Blob ? undefined : add(faults, path, 'must be a file');
  const given = isText && typeof value === 'string' ? fromText(value, schema) : value;
  if (schema.enum && !schema.enum.some((one) => isAlike(one, given)))
    return add(
      faults,
      path,
      `must be one of ${schema.enum.map((one) => plainText(one)).join(', ')}`,
    );
  switch (schema.type) {
    case 'object': {
      if (!isObject(given as Json))
        return isText ? undefined : add(faults, path, 'must be an object');
      const fields = new Map(Object.entries(given as Record<string, unknown>));
      for (const name of schema.required ?? [])
        if (!fields.has(name) || fields.get(name) === '')
          add(faults, inside(path, name), 'is required');
      for (const [name, field] of Object.entries(schema.properties ?? {}))
        if (fields.has(name)) hold(reading, inside(path, name), field, fields.get(name));
      return;
    }
    case 'array':
      if (!Array.isArray(given)) return isText ? undefined : add(faults, path, 'must be a list');
      return given.forEach((entry, index) =>
        hold(reading, inside(path, index), schema.items ?? {}, entry),
      );
    case 'integer':
      return isInteger(given) ? undefined : add(faults, path, 'must be an integer');
    case 'number':
      return isNumber(given) ? undefined : add(faults, path, 'must be a number');
    case 'boolean':
      return typeof given === 'boolean' ? undefined : add(faults, path, 'must be true or false');
    case 'string':
      return isObject(given as Json) || Array.isArray(given)
        ? add(faults, path, 'must be text')
        : undefined;
    default:
  }
}

/** How much a schema says against a value: faults, and fields that it does not know. */
function mismatches(schema: FormSchema, value: unknown): number {
  const faults: Faults = {};
  hold({ faults, isText: false, chosen: {} }, '', schema, value);
  // Text is no object, whatever an object lacks.
  if (faults['']) return Infinity;
  const known = Object.keys(schema.properties ?? {});
  const unknown = Object.keys(schema.type === 'object' ? (value ?? {}) : {}).filter(
    (name) => !known.includes(name),
  );
  return Object.keys(faults).length + unknown.length;
}

/** What a text stands for where numbers and booleans travel as text. */
export function fromText(text: string, { type }: FormSchema): unknown {
  if ((type === 'integer' || type === 'number') && isJsonNumber(text)) return parseNumber(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** The same number may be written in several ways. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  plainText(one) === plainText(other) && isNumber(one) === isNumber(other);

export function add(faults: Faults, path: string, words: string): void {
  // Beside its input, the place of a parameter goes without saying.
  const name = path.replace(/^(path|query|header):/, '');
  const sentence = path === '' ? `The body ${words}.` : `The ${name} field ${words}.`;
  faults[path] = [...(Object.hasOwn(faults, path) ? faults[path]! : []), sentence];
}

/** What an alternative begins with: the fields that it has too, and the values that it leaves no choice of. */
export function begun(schema: FormSchema, value: unknown): unknown {
  if (schema.oneOf) return begun(schema.oneOf[0] ?? {}, value);
  if (schema.type === 'array') return Array.isArray(value) ? value : [];
  if (schema.type !== 'object') return typeof value === 'object' ? '' : (value ?? '');
  const fields = new Map(Object.entries(value ?? {}));
  const kept = Object.entries(schema.properties ?? {}).flatMap(([name, { enum: allowed }]) => {
    if (fields.has(name) && (!allowed || allowed.includes(fields.get(name))))
      return [[name, fields.get(name)] as const];
    const [only, ...others] = allowed ?? [];
    return allowed?.length && others.length === 0 && schema.required?.includes(name)
      ? [[name, only] as const]
      : [];
  });
  return Object.fromEntries(kept);
}

/** Without what was chosen inside a value that is gone. */
export const forgotten = (chosen: Chosen, path: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([at]) => !at.startsWith(inside(path, ''))));
