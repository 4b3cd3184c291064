import { deserialize, serialize } from 'node:v8';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, describe } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { parse } from 'yaml';
import { typeWords } from '../src/model/type-words.ts';
import TypeWords from '../src/markup/type-words.tsx';
import { thing } from '../test-models.ts';
import { intersectSchemas } from '../src/document/intersect-schemas.ts';
import type { JsonObject } from '../src/json/json.ts';
import { parseJson, plainText, printJson } from '../src/json/digits.ts';
import { readDocument } from '../src/document/read-document.ts';
import { printYaml } from '../src/document/yaml-text.ts';

const a = '{ type: string }';
const b = '{ type: integer }';
const listOf = (items: string) => `{ type: array, items: ${items} }`;

it.each([
  [`{ type: array, items: { oneOf: [${a}, ${b}] } }`, 'array of (string or integer)'],
  [`{ oneOf: [{ type: array, items: ${a} }, ${b}] }`, 'array of string or integer'],
  [`{ type: [array, string], items: ${b} }`, 'array of integer or string'],
  [`{ type: array, items: { type: [string, integer] } }`, 'array of (string or integer)'],
  [listOf(listOf('{ type: [string, integer] }')), 'array of array of (string or integer)'],
  [listOf(`{ type: [array, string], items: ${b} }`), 'array of (array of integer or string)'],
  [`{ type: object, additionalProperties: { oneOf: [${a}, ${b}] } }`, 'map of (string or integer)'],
])('distinguishes an array of alternatives from an array or another type: %s', (schema, words) => {
  const shape = thing(`Thing: ${schema}`);
  expect(typeWords(shape)).toBe(words);
  expect(renderToStaticMarkup(<TypeWords shape={shape} />)).toBe(words);
});

it.each([
  ['{ const: null }', 'null'],
  ['{ enum: [null] }', 'null'],
  [`{ type: [array, 'null'], items: ${a} }`, 'array of string or null'],
  [`{ type: array, items: { type: [string, 'null'] } }`, 'array of (string or null)'],
  [listOf(`{ type: [array, 'null'], items: ${a} }`), 'array of (array of string or null)'],
])('distinguishes a nullable array from an array of nullable items: %s', (schema, words) => {
  expect(typeWords(thing(`Thing: ${schema}`))).toBe(words);
});

const fieldsOf = (yaml: string) =>
  Object.fromEntries(thing(yaml).fields.map(({ name, shape }) => [name, shape]));

const base = `
      Base:
        type: object
        properties:
          code: { type: string, maxLength: 5 }
          size: { type: integer, minimum: 1 }
          owner: { $ref: '#/components/schemas/Owner' }
      Owner: { type: object, properties: { name: { type: string, minLength: 2 } } }`;
const own = `properties: { code: { description: The code of this kind }, size: { maximum: 9 }, owner: { properties: { name: { maxLength: 30 }, since: { type: integer } } } }`;

describe('a field that several parts describe', () => {
  it.each([
    ['allOf', `Thing: { allOf: [{ $ref: '#/components/schemas/Base' }, PART] }`],
    ['a reference with more beside it', `Thing: { $ref: '#/components/schemas/Base', OWN }`],
    [
      'two levels of allOf',
      `Thing: { allOf: [{ allOf: [{ $ref: '#/components/schemas/Base' }] }, PART] }`,
    ],
    ['one alternative', `Thing: { oneOf: [{ $ref: '#/components/schemas/Base' }], OWN }`],
  ])('has the type and the limits of all of them: %s', (_, yaml) => {
    const { code, size, owner } = fieldsOf(
      `${base}\n      ${yaml.replace('PART', `{ ${own} }`).replace('OWN', own)}`,
    );
    const described = { types: ['string'], description: 'The code of this kind' };
    expect(code).toMatchObject({ ...described, limits: ['at most 5 characters'] });
    expect(size).toMatchObject({ types: ['integer'], limits: ['1 to 9'] });
    const lines = owner!.fields.map(({ name, shape }) => [name, ...shape.types, ...shape.limits]);
    expect(lines.join(' ')).toBe('name,string,2 to 30 characters since,integer');
  });

  it('keeps its reference if the other parts only describe it', () => {
    const { owner } = fieldsOf(`${base}
      Thing: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { owner: { description: Whose it is } } }] }`);
    expect(owner).toMatchObject({ name: 'Owner', description: 'Whose it is' });
  });

  it('stops at a field refined by its enclosing schema', () => {
    const { child } = fieldsOf(`
      Node: { properties: { child: { $ref: '#/components/schemas/Node' } } }
      Thing: { allOf: [{ $ref: '#/components/schemas/Node' }, { properties: { child: { $ref: '#/components/schemas/Thing' } } }] }`);
    expect(child).toBeDefined();
  });

  it('moves limits that cannot be merged into separate parts', () => {
    const shape = thing(`
      Base: { type: string, pattern: ^a }
      Thing: { $ref: '#/components/schemas/Base', pattern: z$ }`);
    const all = [shape, ...shape.parts.map((part) => part.shape)];
    expect(all.flatMap(({ limits }) => limits)).toEqual(['matches z$', 'matches ^a']);
  });
});

/** Schemas of limits only, and values near them. */
const limit = fc.integer({ min: -6, max: 6 });
const count = fc.integer({ min: 0, max: 6 });
const schema = fc.record(
  {
    type: fc.constantFrom('integer', 'number', 'string', ['integer', 'string', 'array']),
    minimum: limit,
    maximum: limit,
    exclusiveMinimum: limit,
    exclusiveMaximum: limit,
    multipleOf: fc.integer({ min: 1, max: 4 }),
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    enum: fc.uniqueArray(fc.oneof(limit, fc.constantFrom('a', 'b')), {
      minLength: 1,
      maxLength: 6,
    }),
    items: fc.record({ minimum: limit }),
  },
  { requiredKeys: [] },
);
const value = fc.oneof(
  limit,
  fc.double({ min: -6, max: 6, noNaN: true }),
  fc.string({ maxLength: 6 }),
  fc.array(limit, { maxLength: 6 }),
);

it('accepts exactly the values that both schemas accept', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  const fits = (one: JsonObject, given: unknown) => ajv.validate(one, given);
  fc.assert(
    fc.property(schema, schema, value, (first, second, given) => {
      const [one, other] = [first, second] as unknown as [JsonObject, JsonObject];
      const both = intersectSchemas(one, other);
      const disjoint = one['type'] && other['type'] && !sharesType(one, other);
      fc.pre(!disjoint);
      const isBoth = fits(both.value, given) && fits(both.left, given);
      expect(isBoth, JSON.stringify(both)).toBe(fits(one, given) && fits(other, given));
    }),
    { numRuns: 100 },
  );
});

/** Disjoint types are skipped: a page only shows one of them. */
function sharesType(one: JsonObject, other: JsonObject): boolean {
  const all = (schema: JsonObject) => [schema['type']].flat() as string[];
  const allows = (types: string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...all(one), ...all(other)].some(
    (type) => allows(all(one), type) && allows(all(other), type),
  );
}

/** Any JSON number, as text. */
const digits = fc.stringMatching(/^-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,25})?([eE][+-]?[0-9]{1,3})?$/);
const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());

/** JavaScript engines reorder names that look like numbers, so names start with `_`. */
const nameText = text.map((one) => `_${one}`);

/** Any JSON text, without spaces. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    digits,
    text.map((one) => JSON.stringify(one)),
    fc.constantFrom('null', 'true', 'false', '"1.10"', '"{\\"\\\\u0000digits\\":\\"1\\"}"'),
    fc.array(tie('json'), { maxLength: 3 }).map((all) => `[${all.join(',')}]`),
    fc
      .uniqueArray(fc.tuple(nameText, tie('json')), { selector: ([name]) => name, maxLength: 3 })
      .map((all) => `{${all.map(([name, one]) => `${JSON.stringify(name)}:${one}`).join(',')}}`),
  ),
}));

describe('JSON', () => {
  it('keeps its digits through a copy, a cache and a file', () => {
    fc.assert(
      fc.property(json, (one) => {
        const value = parseJson(one);
        expect(printJson(structuredClone(value))).toBe(one);
        expect(printJson(deserialize(serialize(value)))).toBe(one);
        expect(printJson(JSON.parse(JSON.stringify(value)))).toBe(one);
      }),
    );
  });

  it.each(['01', '1.', '.5', '+1', '--1', '{"a":1,}', '1e'])('is not %s', (one) => {
    expect(() => parseJson(one)).toThrow(SyntaxError);
  });
});

const document = (value: string) => `openapi: 3.1.0\nx-value: ${value}\n`;
const valueIn = (yaml: string) => readDocument(yaml, 'test.yaml').root['x-value'];

describe('a YAML document', () => {
  it('keeps the digits of its numbers, and becomes JSON and YAML with them', () => {
    fc.assert(
      fc.property(digits, (one) => {
        expect(plainText(valueIn(document(one)))).toBe(one);
        expect(plainText(valueIn(document(`{ a: [${one}] }`)))).toBe(`{"a":[${one}]}`);
        const written = printYaml({ openapi: '3.1.0', 'x-value': parseJson(one) });
        expect(plainText(valueIn(written)), written).toBe(one);
      }),
    );
  });

  it('keeps names that look like numbers', () => {
    expect(valueIn(document('{ 1.10: a, 0x1F: b, 9007199254740993: c, null: d }'))).toEqual({
      '1.10': 'a',
      '0x1F': 'b',
      '9007199254740993': 'c',
      null: 'd',
    });
  });

  it.each([
    ['0x7FFFFFFFFFFFFFFF', '9223372036854775807'],
    ['+5', '5'],
    ['.50', '0.50'],
    ['5.', '5'],
    ['007', '7'],
  ])('converts %s to the JSON number %s', (yaml, expected) => {
    expect(plainText(valueIn(document(yaml)))).toBe(expected);
    expect(Number(expected)).toBe(parse(yaml));
  });

  it('is refused with the line of a number without digits', () => {
    const sentence = 'test.yaml:2 (#): .inf is a number that JSON does not have';
    expect(() => valueIn(document('[1, .inf]'))).toThrow(sentence);
  });
});
