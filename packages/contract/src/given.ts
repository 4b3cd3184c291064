import type { Parameter, Schema } from './document.ts';

/**
 * The fields of an object that its schema names, and of those only what counts as given: `null`
 * where the schema has no null, and empty text where it asks for some, count as left out.
 */
export function givenFields(value: unknown, schema: Schema): unknown {
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
export function givenParameters(
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
