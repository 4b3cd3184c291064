import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { withNumbers, printJson } from '../src/json/digits.ts';
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

const formats =
  'date-time date time duration uuid uri uri-reference email hostname ipv4 ipv6 json-pointer relative-json-pointer regex byte uri-template binary password';
const patterns = [
  '^[A-Z]{2}\\d{4}$',
  '\\d',
  '^(a|bc)+$',
  '^\\S+@\\S+$',
  '^[0-9a-f]{8}-[0-9a-f]{4}$',
  '^(0|[1-9]\\d*)(\\.\\d+)?$',
  '^\\p{Lu}',
];
const choice = (k: number, v: Schema) => ({ required: ['k'], properties: { k: { const: k }, v } });

/** Schemas that a value surely fits. */
const possible: Schema[] = [
  ...formats.split(' ').map((format) => ({ type: 'string', format })),
  ...patterns.map((pattern) => ({ type: 'string', pattern })),
  { type: 'string', minLength: 40, maxLength: 40 },
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

describe('a value that is made up', () => {
  it.each(possible)('fits %j', (one) => {
    const schemas = { Held: { type: 'number', exclusiveMinimum: 3 } };
    const value = madeFor(one, schemas);
    const fits = judge(one, schemas);
    expect(value).toBeDefined();
    expect(fits(withNumbers(value)), `${printJson(value)} ${JSON.stringify(fits.errors)}`).toBe(
      true,
    );
  });

  it.each<[string, Schema | boolean, string]>([
    ['no limits', { type: 'integer' }, '1'],
    ['a least multiple', { type: 'integer', minimum: 5, multipleOf: 5 }, '5'],
    ['a limit below', { type: 'number', exclusiveMinimum: 0, maximum: 0.5 }, '0.5'],
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
    expect(judge(one)(withNumbers(value))).toBe(true);
    expect(printJson(value)).toBe(expected);
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
        'No valid example could be generated for size and the body, so none is shown.',
      );
      expect(text).toContain('None could be generated for this schema and media type.');
    }
  });

  it('shows no text as the example of a picture', () => {
    const model = modelOf(`
paths: { /png: { get: { operationId: getPng, responses: { '200': { description: ok, content: { image/png: {} } } } } } }`);
    expect(operationsIn(model)[0]!.answers[0]!.examples).toEqual([]);
  });
});

describe('what is made up for a schema that a field tells apart from others', () => {
  const kind = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };
  const mapping = { kit: '#/components/schemas/Cat', pup: 'Dog' };
  const refs = (...names: string[]) =>
    names.map((name) => ({ $ref: `#/components/schemas/${name}` }));

  it.each([
    ['by its name', {}, 'Cat'],
    ['by what the document calls it', { mapping }, 'kit'],
  ])('says which alternative it is, %s', (_, more, called) => {
    const Pet = {
      oneOf: refs('Cat', 'Dog'),
      discriminator: { propertyName: 'kind', ...more },
    };
    const schemas = { Pet, Cat: kind, Dog: { ...kind, required: ['bark'] } };
    expect(madeFor(refs('Pet')[0]!, schemas)).toEqual({ kind: called });
  });

  it.each(['Cat', 'Dog'])('says so where %s is made of what names the field', (name) => {
    const Pet = { ...kind, discriminator: { propertyName: 'kind', mapping } };
    const schemas = { Pet, Cat: { allOf: refs('Pet') }, Dog: { allOf: refs('Pet') } };
    expect(madeFor(refs(name)[0]!, schemas)).toEqual({ kind: name === 'Cat' ? 'kit' : 'pup' });
  });

  it('leaves what the alternative says itself', () => {
    const own = { ...kind, properties: { kind: { const: 'c' } } };
    const Pet = { oneOf: refs('Cat'), discriminator: { propertyName: 'kind', mapping } };
    expect(madeFor(refs('Pet')[0]!, { Pet, Cat: own })).toEqual({ kind: 'c' });
  });
});
