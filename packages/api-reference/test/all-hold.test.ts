import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothHold } from '../src/document/both-hold.ts';
import type { JsonObject } from '../src/json/json.ts';
import { thing } from '../test-models.ts';

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
    expect(code).toMatchObject({
      types: ['string'],
      limits: ['at most 5 characters'],
      description: 'The code of this kind',
    });
    expect(size).toMatchObject({ types: ['integer'], limits: ['1 to 9'] });
    expect(owner!.fields.map(({ name, shape }) => [name, shape.types, shape.limits])).toEqual([
      ['name', ['string'], ['2 to 30 characters']],
      ['since', ['integer'], []],
    ]);
  });

  it('stays the schema that it refers to where the others only say words', () => {
    const { owner } = fieldsOf(`${base}
      Thing: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { owner: { description: Whose it is } } }] }`);
    expect(owner).toMatchObject({ name: 'Owner', description: 'Whose it is' });
  });

  it('ends where a field is refined by the schema that holds it', () => {
    const { child } = fieldsOf(`
      Node: { properties: { child: { $ref: '#/components/schemas/Node' } } }
      Thing: { allOf: [{ $ref: '#/components/schemas/Node' }, { properties: { child: { $ref: '#/components/schemas/Thing' } } }] }`);
    expect(child).toBeDefined();
  });

  it('tells what cannot be said in one word beside it', () => {
    const shape = thing(`
      Base: { type: string, pattern: ^a }
      Thing: { $ref: '#/components/schemas/Base', pattern: z$ }`);
    expect(
      [shape, ...shape.parts.map((part) => part.shape)].flatMap(({ limits }) => limits),
    ).toEqual(['matches z$', 'matches ^a']);
  });
});

/** A schema of limits alone, and a value near them. */
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

it('takes what fits both of two schemas, and nothing else', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  const fits = (one: JsonObject, given: unknown) => ajv.validate(one, given);
  fc.assert(
    fc.property(schema, schema, value, (first, second, given) => {
      const [one, other] = [first, second] as unknown as [JsonObject, JsonObject];
      const both = bothHold(one, other);
      const disjoint = one['type'] && other['type'] && !sharesType(one, other);
      fc.pre(!disjoint);
      const isBoth = fits(both.value, given) && fits(both.left, given);
      expect(isBoth, JSON.stringify(both)).toBe(fits(one, given) && fits(other, given));
    }),
    { numRuns: 100 },
  );
});

/** Of two types without one in common a page can only say the latter. */
function sharesType(one: JsonObject, other: JsonObject): boolean {
  const all = (schema: JsonObject) => [schema['type']].flat() as string[];
  const allows = (types: string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...all(one), ...all(other)].some(
    (type) => allows(all(one), type) && allows(all(other), type),
  );
}
