import fc from 'fast-check';

/** The keywords of the documents' schemas that a value is drawn from. */
export interface Drawable {
  type?: string | string[];
  enum?: unknown[];
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Drawable;
  properties?: Record<string, Drawable>;
  required?: string[];
}

/** Names that mean something to JavaScript objects. */
const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** What fits no schema, or only by accident. */
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

/** Mostly a value that fits the schema; sometimes one just beside it, sometimes anything at all. */
export function valueOf(schema: Drawable): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 15, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: nearlyFitting(schema) },
    { weight: 1, arbitrary: hostile },
  );
}

/** Printed examples, which the store knows, come up often. */
function fitting(schema: Drawable): fc.Arbitrary<unknown> {
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

/** A value just beside what the schema allows. */
function nearlyFitting(schema: Drawable): fc.Arbitrary<unknown> {
  const { maxLength = 255, minimum = 0, maximum = 1_000 } = schema;
  return fc.oneof(
    fitting(schema).map((value) => [value]),
    fitting(schema).map((value) => JSON.stringify(value)),
    fitting(schema).map((value) => textOf(value).toUpperCase()),
    fitting(schema).map((value) => ` ${textOf(value)} `),
    fc.constantFrom<unknown>(minimum - 1, maximum + 1, 'x'.repeat(maxLength + 1), ''),
  );
}

/** Fields: mostly what is required, mostly right, sometimes with others nobody asked for. */
function objectOf({ properties = {}, required = [] }: Drawable): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueOf(property)]),
  );
  const enough = fc.record(model, { requiredKeys: required });
  const unasked = fc.dictionary(fc.constantFrom(...prototypeNames, 'id', 'is_claimed'), hostile);
  return fc.oneof(
    { weight: 6, arbitrary: enough },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(enough, unasked).map(([known, other]) => ({ ...other, ...known })),
    },
  );
}

/** Bodies that are not what they claim to be, for any operation. */
export const brokenTexts = [
  ...['', '{', '{"a":}', 'null', '[]', '[{}]', '"text"', '1e999', '\ufeff{}', '{}{}', "{'a':1}"],
  `{"text":"${'x'.repeat(70_000)}"}`,
];

/** Any of these texts, or bytes and characters without sense. */
export function brokenBodies(texts: string[]): fc.Arbitrary<string | Uint8Array> {
  return fc.oneof(
    fc.constantFrom(...texts),
    fc.uint8Array({ maxLength: 100 }),
    fc.string({ unit: 'binary' }),
  );
}

/** Text as a URL can carry it, or a percent-encoding that is broken. */
export function segmentOf(schema: Drawable): fc.Arbitrary<string> {
  const encoded = valueOf(schema).map((value) =>
    encodeURIComponent(Buffer.from(textOf(value) || 'x').toString()),
  );
  const broken = fc.constantFrom('%', '%E0%A4%A', '%00', '%ff', '..%2f..', '%2e%2e', '-0', '1e2');
  return fc.oneof({ weight: 8, arbitrary: encoded }, { weight: 1, arbitrary: broken });
}

/** Drawn objects may bear a `toString` that is no function. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
