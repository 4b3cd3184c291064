import fc from 'fast-check';

/** The schema keywords that sample values depend on. */
export interface SampleSchema {
  type?: string | string[];
  enum?: unknown[];
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: SampleSchema;
  properties?: Record<string, SampleSchema>;
  required?: string[];
}

/** Names that are special to JavaScript objects. */
const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Values that match no schema, or only by chance. */
export const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, 0.1, '', ' ', [], {}, [[]]),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '\u202e',
    '💥',
    "' OR 1=1 --",
    '$1',
    '?',
    '%s',
  ),
  fc.constantFrom(...prototypeNames),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer({ min: 200, max: 3_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly valid values; sometimes almost valid ones, sometimes anything. */
export function valueOf(schema: SampleSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 15, arbitrary: validValue(schema) },
    { weight: 1, arbitrary: almostValidValue(schema) },
    { weight: 1, arbitrary: hostile },
  );
}

/** Documented examples, which exist in the database, are drawn often. */
function validValue(schema: SampleSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const known = (schema.examples ?? []).map((example) => fc.constant(example));
  const { minLength = 0, maxLength = 255, minimum = 0, maximum = 1_000 } = schema;
  switch (schema.type) {
    case 'string':
      return fc.oneof(...known, ...known, fc.string({ unit: 'grapheme', minLength, maxLength }));
    case 'integer':
      return fc.oneof(...known, ...known, fc.integer({ min: minimum, max: maximum }));
    case 'number':
      return fc.oneof(...known, fc.double({ min: minimum, max: maximum, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { minLength: 1, maxLength: 4 });
    case 'object':
      return objectOf(schema);
    default:
      return hostile;
  }
}

/** A value that narrowly violates the schema. */
function almostValidValue(schema: SampleSchema): fc.Arbitrary<unknown> {
  const { maxLength = 255, minimum = 0, maximum = 1_000 } = schema;
  return fc.oneof(
    validValue(schema).map((value) => [value]),
    validValue(schema).map((value) => JSON.stringify(value)),
    validValue(schema).map((value) => textOf(value).toUpperCase()),
    validValue(schema).map((value) => ` ${textOf(value)} `),
    fc.constantFrom<unknown>(minimum - 1, maximum + 1, 'x'.repeat(maxLength + 1), ''),
  );
}

/** Mostly the required fields with valid values; sometimes with unexpected others. */
function objectOf({ properties = {}, required = [] }: SampleSchema): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueOf(property)]),
  );
  const complete = fc.record(model, { requiredKeys: required });
  const unexpected = fc.dictionary(fc.constantFrom(...prototypeNames, 'id', 'is_claimed'), hostile);
  return fc.oneof(
    { weight: 6, arbitrary: complete },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(complete, unexpected).map(([known, other]) => ({ ...other, ...known })),
    },
  );
}

/** Malformed bodies for any operation. */
export const brokenTexts = [
  ...['', '{', '{"a":}', 'null', '[]', '[{}]', '"text"', '1e999', '\ufeff{}', '{}{}', "{'a':1}"],
  `{"text":"${'x'.repeat(70_000)}"}`,
];

/** One of these texts, or random bytes and characters. */
export function brokenBodies(texts: string[]): fc.Arbitrary<string | Uint8Array> {
  return fc.oneof(
    fc.constantFrom(...texts),
    fc.uint8Array({ maxLength: 100 }),
    fc.string({ unit: 'binary' }),
  );
}

/** URL-encoded text, or a broken percent-encoding. */
export function segmentOf(schema: SampleSchema): fc.Arbitrary<string> {
  const encoded = valueOf(schema).map((value) =>
    encodeURIComponent(Buffer.from(textOf(value) || 'x').toString()),
  );
  const broken = fc.constantFrom('%', '%E0%A4%A', '%00', '%ff', '..%2f..', '%2e%2e', '-0', '1e2');
  return fc.oneof({ weight: 8, arbitrary: encoded }, { weight: 1, arbitrary: broken });
}

/** Drawn objects may have a `toString` that is not a function. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
