import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest, printJson } from '../src/json/digits.ts';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import { renderPages } from '../src/markup/render.tsx';
import { madeFor, modelOf, operationsIn, type Schema } from '../test-models.ts';

/** Another judge than the one that chooses, with all formats. */
function judge(schema: Schema | boolean, schemas: Record<string, Schema> = {}) {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'https://x.example/', holder: schema, components: { schemas } });
  return ajv.compile({ $ref: 'https://x.example/#/holder' });
}

const limit = fc.oneof(
  fc.integer({ min: -40, max: 40 }),
  fc.integer({ min: -400, max: 400 }).map((one) => one / 100),
);
const count = fc.integer({ min: 0, max: 5 });
const pair = <Value>(arbitrary: fc.Arbitrary<Value>, less: (a: Value, b: Value) => boolean) =>
  fc.tuple(arbitrary, arbitrary).map(([a, b]) => (less(a, b) ? [a, b] : [b, a]) as [Value, Value]);

/** Schemas that a value surely fits. */
const numbers = fc.oneof(
  fc.record({ type: fc.constantFrom('integer', 'number'), minimum: limit }),
  fc.record({ type: fc.constantFrom('integer', 'number'), exclusiveMinimum: limit }),
  fc.record({ type: fc.constantFrom('integer', 'number'), exclusiveMaximum: limit }),
  fc.record({
    type: fc.constant('integer'),
    minimum: fc.integer({ min: -9, max: 9 }),
    multipleOf: fc.integer({ min: 1, max: 60 }),
  }),
  pair(limit, (a, b) => a < b).map(([exclusiveMinimum, maximum]) => ({
    type: 'number',
    exclusiveMinimum,
    maximum: maximum + 0.001,
  })),
  fc.record({
    type: fc.constant('number'),
    multipleOf: fc.constantFrom(0.01, 0.1, 0.5, 2, 7),
    minimum: fc.integer({ min: -9, max: 9 }),
  }),
);
const formats = [
  'date-time',
  'date',
  'time',
  'duration',
  'uuid',
  'uri',
  'uri-reference',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'json-pointer',
  'relative-json-pointer',
  'regex',
  'byte',
  'uri-template',
  'binary',
  'password',
];
const patterns = [
  '^[A-Z]{2}\\d{4}$',
  '\\d',
  '^(a|bc)+$',
  '^\\S+@\\S+$',
  '^[0-9a-f]{8}-[0-9a-f]{4}$',
  '^(0|[1-9]\\d*)(\\.\\d+)?$',
  '^\\p{Lu}',
  'z',
];
/** Without the fields that the judge would call. */
const json = (maxDepth: number) =>
  fc.jsonValue({ maxDepth }).filter((one) => !/"(valueOf|toString)":/.test(JSON.stringify(one)));
const texts = fc.oneof(
  pair(fc.integer({ min: 0, max: 40 }), (a, b) => a <= b).map(([minLength, maxLength]) => ({
    type: 'string',
    minLength,
    maxLength,
  })),
  fc.record({ type: fc.constant('string'), format: fc.constantFrom(...formats) }),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom(...patterns) }),
  fc.record({ type: fc.constant('string'), not: fc.constant({ const: 'text' }) }),
  fc.record({
    enum: fc.uniqueArray(json(1), {
      minLength: 1,
      maxLength: 3,
      selector: (one) => JSON.stringify(one),
    }),
  }),
  fc.record({ const: json(2) }),
);
const { schema } = fc.letrec<{ schema: Schema; held: Schema }>((tie) => ({
  held: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    numbers,
    texts,
    fc.constant({ type: 'boolean' }),
    fc.constant({ type: ['null', 'string'] }),
    tie('schema'),
  ),
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc
      .tuple(
        pair(count, (a, b) => a <= b),
        tie('held'),
      )
      .map(([[minItems, maxItems], items]) => ({ type: 'array', minItems, maxItems, items })),
    fc.tuple(count, numbers).map(([minItems]) => ({
      type: 'array',
      minItems,
      uniqueItems: true,
      items: { type: 'integer', minimum: 3 },
    })),
    fc.tuple(count, count).map(([minItems, minLength]) => ({
      minItems,
      uniqueItems: true,
      items: { type: 'string', minLength },
    })),
    fc
      .array(tie('held'), { minLength: 1, maxLength: 3 })
      .map((prefixItems) => ({ type: 'array', prefixItems, items: false })),
    fc.tuple(tie('held'), count).map(([contains]) => ({ type: 'array', contains, maxItems: 4 })),
    fc
      .tuple(
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('held')),
        fc.subarray(['a', 'b', 'c', 'x']),
      )
      .map(([properties, required]) => ({ type: 'object', properties, required })),
    fc.tuple(count, tie('held')).map(([minProperties, additionalProperties]) => ({
      type: 'object',
      minProperties,
      additionalProperties,
    })),
    fc.tuple(fc.array(tie('held'), { minLength: 1, maxLength: 3 })).map(([anyOf]) => ({ anyOf })),
    fc.tuple(tie('held'), tie('held')).map(([one, other]) => ({
      oneOf: [
        { type: 'object', required: ['k'], properties: { k: { const: 1 }, v: one } },
        { type: 'object', required: ['k'], properties: { k: { const: 2 }, v: other } },
      ],
    })),
    numbers.map((one) => ({ allOf: [one, { not: { const: 1 } }, { description: 'more' }] })),
    tie('held').map((one) => ({ $ref: '#/components/schemas/Held', allOf: [one, {}], $held: one })),
  ),
})) as { schema: fc.Arbitrary<Schema> };

describe('a value that is made up', () => {
  it('fits every schema that has one', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(schema, numbers, texts), (one) => {
        const schemas = { Held: ((one as Schema)['$held'] as Schema) ?? {} };
        // A schema that is nothing but itself is refused elsewhere.
        fc.pre(!JSON.stringify(schemas).includes('#/components/schemas/Held'));
        const value = madeFor(one, schemas);
        expect(value, 'none was made').toBeDefined();
        const fits = judge(one, schemas);
        expect(fits(nearest(value)), `${printJson(value)} ${JSON.stringify(fits.errors)}`).toBe(
          true,
        );
      }),
      { numRuns: 40 },
    );
  });

  it.each<[string, Schema | boolean, string]>([
    ['no limits', { type: 'integer' }, '1'],
    ['a least multiple', { type: 'integer', minimum: 5, multipleOf: 5 }, '5'],
    ['a limit below', { type: 'number', exclusiveMinimum: 0, maximum: 0.5 }, '0.5'],
    ['a limit above', { maximum: -2 }, '-2'],
    ['a large limit', { type: 'integer', minimum: 2 ** 53 }, '9007199254740992'],
    ['a length', { type: 'string', minLength: 6, maxLength: 7 }, '"text t"'],
    ['a pattern', { type: 'string', pattern: '^[a-c]$' }, '"a"'],
    [
      'one of which exactly one fits',
      { oneOf: [{ required: ['a'] }, { required: ['b'] }], properties: { a: {}, b: {} } },
      '{"a":"text"}',
    ],
    [
      'a condition',
      {
        type: 'object',
        required: ['a'],
        properties: { a: { enum: ['x', 'y'] } },
        if: { properties: { a: { const: 'x' } } },
        then: { required: ['b'], properties: { b: { type: 'integer' } } },
      },
      '{"a":"x","b":1}',
    ],
    [
      'what depends',
      { type: 'object', required: ['a'], dependentRequired: { a: ['b'] } },
      '{"a":"text","b":"text"}',
    ],
    ['names', { minProperties: 1, propertyNames: { pattern: '^k$' } }, '{"k":"text"}'],
    [
      'no further fields',
      { required: ['a'], properties: { a: {} }, additionalProperties: false },
      '{"a":"text"}',
    ],
    ['its own example', { type: 'string', examples: ['mine'], maxLength: 4 }, '"mine"'],
    [
      'an example that does not fit',
      { type: 'string', example: 'too long', maxLength: 4 },
      '"text"',
    ],
    ['null and else', { type: ['null', 'integer'] }, '1'],
  ])('keeps to %s', (_, one, expected) => {
    const value = madeFor(one);
    expect(judge(one)(nearest(value))).toBe(true);
    expect(printJson(value)).toBe(expected);
  });

  it('goes down through named schemas, in answers too', () => {
    const model = modelOf(`
servers: [{ url: 'https://n.example.com' }]
paths:
  /orders: { get: { operationId: listOrders, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } } } }
components:
  schemas:
    Order:
      type: object
      required: [address, count, pay]
      properties:
        address: { $ref: '#/components/schemas/Address' }
        count: { type: integer, minimum: 5, multipleOf: 5 }
        pay: { $ref: '#/components/schemas/Pay' }
    Address: { type: object, required: [street], properties: { street: { type: string } } }
    Pay: { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }] }
    Card: { type: object, required: [number], properties: { number: { type: string } } }
    Cash: { type: object, required: [coins], properties: { coins: { type: integer } } }`);
    const [example] = operationsIn(model)[0]!.answers[0]!.examples;
    expect(example!.value).toEqual({
      address: { street: 'text' },
      count: 5,
      pay: { number: 'text' },
    });
  });
});

it('reads a pattern that is none with the flag u, as browsers do in `pattern`s of long ago', () => {
  const braces = { type: 'string', pattern: '^(?:{[0-9a-f]{2}}|x-y)$' };
  expect(madeFor(braces)).toMatch(/^(\{[0-9a-f]{2}\}|x-y)$/);
});

describe('where none can be made up', () => {
  const none: Schema[] = [
    { type: 'integer', minimum: 5, maximum: 4 },
    { type: 'string', pattern: '^(?=a)b$' },
    { type: 'string', pattern: '(?i)shelf' },
    { not: {} },
    { type: 'object', required: ['self'], properties: { self: { $ref: '#/holder/schema' } } },
  ];
  it.each(none)('makes none for %j', (one) => expect(madeFor(one)).toBeUndefined());

  it('is said so, in the answer and beside the sample', () => {
    const impossible = '{ type: integer, minimum: 5, maximum: 4 }';
    const model = modelOf(`
servers: [{ url: 'https://n.example.com' }]
paths:
  /a:
    post:
      operationId: addA
      parameters: [{ name: size, in: query, required: true, schema: ${impossible} }]
      requestBody: { content: { application/json: { schema: ${impossible} } } }
      responses: { '200': { description: ok, content: { application/json: { schema: ${impossible} } } } }`);
    const [operation] = operationsIn(model);
    expect(operation!.answers[0]!.examples).toEqual([]);
    expect(operation!.requests[0]!.body).toBeUndefined();
    const page = renderPages(model, { secrets: {} }, '/r/')['']!.replaceAll(/<[^>]+>/g, '');
    for (const text of [page, referenceMarkdown(model, { secrets: {} }).replaceAll('`', '')]) {
      expect(text).toContain(
        'No value could be made up that fits the schema of size and the body, or written as its media type asks, so none is shown.',
      );
      expect(text).toContain(
        'None could be made up that fits this schema, or written as its media type asks.',
      );
    }
  });

  it('shows no text as the example of a picture', () => {
    const model = modelOf(`
paths: { /png: { get: { operationId: getPng, responses: { '200': { description: ok, content: { image/png: {} } } } } } }`);
    expect(operationsIn(model)[0]!.answers[0]!.examples).toEqual([]);
  });
});
