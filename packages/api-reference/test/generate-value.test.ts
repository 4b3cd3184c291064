import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { withNumbers, printJson } from '../src/json/digits.ts';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import { renderPages } from '../src/markup/render.tsx';
import { generatedFor, modelOf, operationsIn, type Schema } from '../test-models.ts';

/** A validator independent of the one in the generator, with all formats. */
function validatorFor(schema: Schema | boolean, schemas: Record<string, Schema> = {}) {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'https://x.example/', holder: schema, components: { schemas } });
  return ajv.compile({ $ref: 'https://x.example/#/holder' });
}

const formats =
  'date-time date time duration uuid uri uri-reference email hostname ipv4 ipv6 json-pointer relative-json-pointer regex byte uri-template binary password';
const patterns = String.raw`^[A-Z]{2}\d{4}$ \d ^(a|bc)+$ ^\S+@\S+$ ^[0-9a-f]{8}-[0-9a-f]{4}$ ^(0|[1-9]\d*)(\.\d+)?$ ^\p{Lu}`;
const choice = (k: number, v: Schema) => ({ required: ['k'], properties: { k: { const: k }, v } });

/** Schemas that have valid values. */
const satisfiable: Schema[] = [
  ...formats.split(' ').map((format) => ({ type: 'string', format })),
  ...patterns.split(' ').map((pattern) => ({ type: 'string', pattern })),
  { type: 'string', minLength: 40, maxLength: 40 },
  ...['email', 'uri', 'hostname', 'byte'].map((format) => ({ format, minLength: 40 })),
  { type: 'string', pattern: '^(?!0)(?=.*(1|2))\\d{8,}$' },
  { type: 'string', maxLength: 0 },
  { type: 'string', not: { const: 'text' } },
  { const: { a: [null, ''] } },
  { enum: [false, 0] },
  { type: 'integer', exclusiveMinimum: -3.5 },
  { type: 'integer', exclusiveMaximum: -39.99 },
  { type: 'number', exclusiveMinimum: 0.3, maximum: 0.301 },
  { type: 'integer', minimum: -9, multipleOf: 7 },
  { type: 'number', minimum: -9, multipleOf: 0.01 },
  { type: 'array', minItems: 2, maxItems: 2, items: { type: 'boolean' } },
  { type: 'array', minItems: 5, uniqueItems: true, items: { type: 'integer', minimum: 3 } },
  { minItems: 5, uniqueItems: true, items: { type: 'string', minLength: 2 } },
  { minItems: 2, prefixItems: [{ type: 'boolean' }, { const: 'b' }], items: false },
  { type: 'array', contains: { type: 'object', required: ['a'] }, maxItems: 4 },
  { type: 'object', required: ['x', 'a'], properties: { a: { minimum: 7 }, b: {} } },
  { type: 'object', minProperties: 5, additionalProperties: { type: ['null', 'string'] } },
  { anyOf: [{ type: 'array', items: { type: 'boolean' } }, { type: 'integer' }] },
  { oneOf: [choice(1, { type: 'array', minItems: 1, items: { const: 1 } }), choice(2, {})] },
  { allOf: [{ type: 'integer', minimum: 1 }, { not: { const: 1 } }, { description: 'more' }] },
  { $ref: '#/components/schemas/Held', allOf: [{ maximum: 4 }, {}] },
];

const oneOf = [{ required: ['a'] }, { required: ['b'] }];
const dependent = { type: 'object', required: ['a'], dependentRequired: { a: ['b'] } };
const [ab, bca] = ['{"a":"text","b":"text"}', '{"b":"text","c":"text","a":"text"}'];
const closed = { required: ['a'], properties: { a: {} }, additionalProperties: false };
const row = { type: 'object', properties: { id: { type: 'integer' } } };
const partly = {
  a: { type: 'string' },
  b: false,
  c: { oneOf: [{ type: 'object' }, { required: ['e'], properties: { e: {} } }, row] },
  d: { type: 'array', items: { properties: { e: false } } },
};
const of = (a: Schema) => ({ type: 'object', properties: { a } });
const wide = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`f${at}`, row]));
const page = { properties: { rows: { type: 'array', items: row } } };
const conditional = {
  type: 'object',
  required: ['a'],
  properties: { a: { enum: ['x', 'y'] } },
  if: { properties: { a: { const: 'x' } } },
  then: { required: ['b'], properties: { b: { type: 'integer' } } },
};

describe('a generated value', () => {
  it.each(satisfiable)('fits %j', (one) => {
    const schemas = { Held: { type: 'number', exclusiveMinimum: 3 } };
    const value = generatedFor(one, schemas);
    const fits = validatorFor(one, schemas);
    expect(value).toBeDefined();
    const isFit = fits(withNumbers(value));
    expect(isFit, `${printJson(value)} ${JSON.stringify(fits.errors)}`).toBe(true);
  });

  it.each<[string, Schema | boolean, string]>([
    ['no limits', { type: 'integer' }, '1'],
    ['a least multiple', { type: 'integer', minimum: 5, multipleOf: 5 }, '5'],
    ['an exclusive lower limit', { type: 'number', exclusiveMinimum: 0, maximum: 0.5 }, '0.5'],
    ['a large limit', { type: 'integer', minimum: 2 ** 53 }, '9007199254740992'],
    ['a length', { type: 'string', minLength: 6, maxLength: 7 }, '"text t"'],
    ['a pattern', { type: 'string', pattern: '^[a-c]$' }, '"a"'],
    ['a oneOf of required fields', { oneOf, properties: { a: {}, b: {} } }, '{"a":"text"}'],
    ['a condition', conditional, '{"a":"x","b":1}'],
    ['dependent fields', dependent, '{"a":"text","b":"text"}'],
    ['property names', { minProperties: 1, propertyNames: { pattern: '^k$' } }, '{"k":"text"}'],
    ['no further fields', closed, '{"a":"text"}'],
    ['its own example', { type: 'string', examples: ['mine'], maxLength: 4 }, '"mine"'],
    ['a wrong example', { type: 'string', example: 'too long', maxLength: 4 }, '"text"'],
    ['null or another type', { type: ['null', 'integer'] }, '1'],
    ['dependent schemas', { ...dependent, dependentSchemas: { b: { required: ['c'] } } }, bca],
    [
      'fields beside a wrong default',
      { properties: { a: { type: 'string', default: null }, b: {} } },
      ab,
    ],
    ['the fields beside those without a value', { properties: partly }, '{"a":"text","d":[{}]}'],
    ['null as a default', { type: ['string', 'null'], default: null }, 'null'],
    ['the example among allowed values', { enum: ['a', 'b', 'c'], default: 'c' }, '"c"'],
    ['allowed values before an example', { enum: ['a', 'b'], example: 'c' }, '"a"'],
    ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, '{"name":1}'],
    ['a list of objects', page, '{"rows":[{"id":1}]}'],
    ['fields of fields', of(of(of(of(row)))), '{"a":{"a":{"a":{"a":{"id":1}}}}}'],
    ['the depth of many fields', of(of(of({ properties: wide }))), '{"a":{"a":{"a":{}}}}'],
  ])('respects %s', (_, one, expected) => {
    const value = generatedFor(one);
    expect(validatorFor(one)(withNumbers(value))).toBe(true);
    expect(printJson(value)).toBe(expected);
  });
});

it('cuts a format to the allowed length', () => {
  expect(generatedFor({ format: 'date-time', maxLength: 10 })).toBe('2025-03-14');
});

it('fits one pattern to the lengths of each schema', () => {
  const word = { type: 'string', pattern: '^[q-t]+$' };
  for (const limits of [{ maxLength: 2 }, { minLength: 40 }, { minLength: 12, maxLength: 14 }])
    expect(generatedFor({ ...word, ...limits }), JSON.stringify(limits)).toBeDefined();
});

it('accepts a pattern that is only valid without the flag u', () => {
  const braces = { type: 'string', pattern: '^(?:{[0-9a-f]{2}}|x-y)$' };
  expect(generatedFor(braces)).toMatch(/^(\{[0-9a-f]{2}\}|x-y)$/);
});

describe('a schema for which no value can be generated', () => {
  const none: Schema[] = [
    { type: 'integer', minimum: 5, maximum: 4 },
    { type: 'string', pattern: '^(?=a)b$' },
    { type: 'string', pattern: '(?i)shelf' },
    { not: {} },
    { type: 'object', required: ['self'], properties: { self: { $ref: '#/holder/schema' } } },
  ];
  it.each(none)('has no generated value: %j', (one) => expect(generatedFor(one)).toBeUndefined());

  it('is reported in the answer and next to the sample', () => {
    const unsatisfiable = '{ type: integer, minimum: 5, maximum: 4 }';
    const model = modelOf(`
servers: [{ url: 'https://n.example.com' }]
paths:
  /a:
    post:
      operationId: addA
      parameters: [{ name: size, in: query, required: true, schema: ${unsatisfiable} }]
      requestBody: { content: { application/json: { schema: ${unsatisfiable} } } }
      responses: { '200': { description: ok, content: { application/json: { schema: ${unsatisfiable} } } } }`);
    const [operation] = operationsIn(model);
    expect(operation!.answers[0]!.examples).toEqual([]);
    expect(operation!.requests[0].body).toBeUndefined();
    const page = renderPages(model, { secrets: {} }, '/r/')['']!.replaceAll(/<[^>]+>/g, '');
    for (const text of [page, referenceMarkdown(model, { secrets: {} }).replaceAll('`', '')]) {
      expect(text).toContain('No valid example could be generated for size and the body, so none');
      expect(text).toContain('None could be generated for this schema and media type.');
    }
  });

  it('gets no text as the example of an image', () => {
    const model = modelOf(`
paths: { /png: { get: { operationId: getPng, responses: { '200': { description: ok, content: { image/png: {} } } } } } }`);
    expect(operationsIn(model)[0]!.answers[0]!.examples).toEqual([]);
  });
});

describe('the generated value of a schema with a discriminator', () => {
  const kind = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };
  const mapping = { kit: '#/components/schemas/Cat', pup: 'Dog' };
  const refs = (...names: string[]) =>
    names.map((name) => ({ $ref: `#/components/schemas/${name}` }));

  it.each([
    ['by its name', {}, 'Cat'],
    ['by its mapped value', { mapping }, 'kit'],
  ])('names its alternative %s', (_, more, expected) => {
    const Pet = { oneOf: refs('Cat', 'Dog'), discriminator: { propertyName: 'kind', ...more } };
    const schemas = { Pet, Cat: kind, Dog: { ...kind, required: ['bark'] } };
    expect(generatedFor(refs('Pet')[0]!, schemas)).toEqual({ kind: expected });
  });

  it.each(['Cat', 'Dog'])('names %s where it extends the schema with the discriminator', (name) => {
    const Pet = { ...kind, discriminator: { propertyName: 'kind', mapping } };
    const schemas = { Pet, Cat: { allOf: refs('Pet') }, Dog: { allOf: refs('Pet') } };
    expect(generatedFor(refs(name)[0]!, schemas)).toEqual({ kind: name === 'Cat' ? 'kit' : 'pup' });
  });

  it('names its alternative if the others would accept the same value', () => {
    const Pet = { oneOf: refs('Cat', 'Dog'), discriminator: { propertyName: 'kind', mapping } };
    expect(generatedFor(refs('Pet')[0]!, { Pet, Cat: kind, Dog: kind })).toEqual({ kind: 'kit' });
  });

  it('takes the value of the alternative among the allowed ones', () => {
    const allowed = { ...kind, properties: { kind: { enum: ['pup', 'kit'] } } };
    const Pet = { ...allowed, discriminator: { propertyName: 'kind', mapping } };
    const schemas = { Pet, Cat: { allOf: refs('Pet') } };
    expect(generatedFor(refs('Cat')[0]!, schemas)).toEqual({ kind: 'kit' });
  });

  it('keeps the constant of the alternative', () => {
    const own = { ...kind, properties: { kind: { const: 'c' } } };
    const Pet = { oneOf: refs('Cat'), discriminator: { propertyName: 'kind', mapping } };
    expect(generatedFor(refs('Pet')[0]!, { Pet, Cat: own })).toEqual({ kind: 'c' });
  });
});

it('generates a value of limited size for schemas that all refer to each other', () => {
  const names = Array.from({ length: 30 }, (_, at) => `S${at}`);
  const refs = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const fields = refs.map((items, at) => [names[at]!, { type: 'array', items }]);
  const list = {
    type: 'object',
    required: names,
    properties: Object.fromEntries(fields) as Schema,
  };
  const valueFor = (one: Schema) =>
    generatedFor(refs[0]!, Object.fromEntries(names.map((name) => [name, one])));
  expect(JSON.stringify(valueFor(list)).length).toBeLessThan(100_000);
  // Each part contains itself, so that no value can be checked.
  expect(valueFor({ allOf: [...refs, { type: 'object' }] })).toBeUndefined();
});
