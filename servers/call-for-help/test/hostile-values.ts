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
  properties?: Record<string, Drawable>;
  required?: string[];
}

/** Names that mean something to JavaScript objects. */
const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, 0.1, '', ' ', [], {}, [[]]),
  fc.constantFrom('\0', 'a\0b', '\ud800', '\udc00x', '\u202e', '💥', "' OR 1=1 --", '$1', '?'),
  fc.constantFrom(...prototypeNames),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer({ min: 200, max: 3_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value that fits the schema; printed examples, which the store knows, come up often. */
function fitting(schema: Drawable): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const known = (schema.examples ?? []).map((example) => fc.constant(example));
  const { minLength = 0, maxLength = 255, minimum = 0, maximum = 1_000 } = schema;
  switch (schema.type) {
    case 'string':
      return fc.oneof(...known, ...known, fc.string({ unit: 'grapheme', minLength, maxLength }));
    case 'integer':
      return fc.oneof(...known, fc.integer({ min: minimum, max: maximum }));
    case 'number':
      return fc.oneof(...known, fc.double({ min: minimum, max: maximum, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`A schema of type "${String(schema.type)}" cannot be drawn from.`);
  }
}

/** A value just beside what the schema allows. */
function nearlyFitting(schema: Drawable): fc.Arbitrary<unknown> {
  const { maxLength = 255, minimum = 0, maximum = 1_000 } = schema;
  return fc.oneof(
    fitting(schema).map((value) => [value]),
    fitting(schema).map((value) => String(value).toUpperCase()),
    fitting(schema).map((value) => ` ${String(value)} `),
    fc.constantFrom<unknown>(minimum - 1, maximum + 1, 'x'.repeat(maxLength + 1), ''),
  );
}

export function fieldValue(schema: Drawable): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: nearlyFitting(schema) },
    { weight: 1, arbitrary: hostile },
  );
}

/** Fields of a body: mostly what is required, mostly right, sometimes with others nobody asked for. */
export function bodyFields(schema: Drawable): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, fieldValue(property)] as const,
  );
  const enough = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  const some = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const unasked = fc.dictionary(fc.constantFrom(...prototypeNames, 'id', 'is_claimed'), hostile);
  return fc.oneof(
    { weight: 4, arbitrary: enough },
    { weight: 2, arbitrary: some },
    {
      weight: 1,
      arbitrary: fc.tuple(enough, unasked).map(([known, other]) => ({ ...other, ...known })),
    },
  );
}

/** Bodies that are not what they claim to be. */
export const brokenTexts = [
  ...['', '{', '{"a":}', 'null', '[]', '[{}]', '"text"', '1e999', '\ufeff{}', '{}{}', "{'a':1}"],
  '{"message_id":"demo-request-created","message_id":"no-such-request"}',
  '{"__proto__":{"message_id":"demo-request-created"}}',
  '{"voltage":1e999,"device_key":"demo-button-aisle-4"}',
  `{"voltage":${'9'.repeat(400)},"device_key":"demo-button-aisle-4"}`,
  `{"device_key":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  `{"device_key":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
  '{"message_id":"\\u0000\\ud800"}',
  `{"text":"${'x'.repeat(70_000)}"}`,
];

export const brokenBodies: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(...brokenTexts),
  fc.uint8Array({ maxLength: 100 }),
  fc.string({ unit: 'binary' }),
);

/** Text as a URL can carry it, or a percent-encoding that is broken. */
export function pathSegment(schema: Drawable): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fieldValue(schema).map((value) =>
        encodeURIComponent(Buffer.from(String(value) || 'x').toString()),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '%ff', '..%2f..', '%2e%2e') },
  );
}
