import fc from 'fast-check';

/** The keywords of the document's schemas that a value is drawn from. */
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

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** What fits no schema, or only by accident. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, 0.1, '', ' ', [], {}, [[]]),
  fc.constantFrom('\0', 'a\0b', '\ud800', '\udc00x', '\u202e', "' OR 1=1 --", '$1', '?', '%s'),
  fc.constantFrom(...prototypeNames),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly a value that fits; sometimes one just beside it, sometimes anything at all. */
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

function nearlyFitting(schema: Drawable): fc.Arbitrary<unknown> {
  const { maxLength = 255, minimum = 0, maximum = 1_000 } = schema;
  return fc.oneof(
    fitting(schema).map((value) => [value]),
    fitting(schema).map((value) => JSON.stringify(value)),
    fc.constantFrom<unknown>(minimum - 1, maximum + 1, 'x'.repeat(maxLength + 1), ''),
  );
}

function objectOf({ properties = {}, required = [] }: Drawable) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueOf(property)]),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(model, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...prototypeNames, 'id'), hostile) },
  );
}

/** Bodies that are not what they claim to be. */
export const brokenTexts = [
  ...['', '{', '{"a":}', 'null', '[]', '[{}]', '"text"', '1e999', '\ufeff{}', '{}{}', "{'a':1}"],
  '{"command":"polish","command":"open"}',
  '{"__proto__":{"command":"open"}}',
  `{"command":"close","delay":${'9'.repeat(400)}}`,
  '{"command":"close","delay":1e999}',
  `{"cabinets":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"cabinets":[${'{"key":'.repeat(5_000)}1${'}'.repeat(5_000)}]}`,
  `{"cabinets":[${'{"key":1,"front_status":"open"},'.repeat(1_500)}{"key":1,"front_status":"open"}]}`,
  '{"order_id":"\\u0000\\ud800"}',
  `{"text":"${'x'.repeat(70_000)}"}`,
];

export const brokenBodies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...brokenTexts),
  fc.string({ unit: 'binary' }),
);

/** Text as a URL can carry it, or a percent-encoding that is broken. */
export function segmentOf(schema: Drawable): fc.Arbitrary<string> {
  const encoded = valueOf(schema).map((value) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return encodeURIComponent(Buffer.from(text || 'x').toString());
  });
  const broken = fc.constantFrom('%', '%E0%A4%A', '%00', '%ff', '..%2f..', '%2e%2e', '-0', '1e2');
  return fc.oneof({ weight: 8, arbitrary: encoded }, { weight: 1, arbitrary: broken });
}
