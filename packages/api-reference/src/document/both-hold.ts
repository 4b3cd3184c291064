import { alike, asNumber } from '../json/digits.ts';
import { listOf, type Json, type JsonObject } from '../json/json.ts';

const SMALLER = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
];
const LARGER = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
];
const EITHER = ['uniqueItems', 'deprecated', 'readOnly', 'writeOnly'];

/** What is only said of a value, so that the last word counts. */
const WORDS = ['title', 'description', 'default', 'example', 'examples', '$comment'];

/** What says of a value how it must be. */
const ASSERTIONS = new Set([
  ...SMALLER,
  ...LARGER,
  ...['type', 'enum', 'const', 'multipleOf', 'pattern', 'format', 'uniqueItems'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  ...['items', 'prefixItems', 'contains', 'allOf', 'anyOf', 'oneOf', 'not', 'if'],
  ...['dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'],
]);

/** Whether a keyword limits a value. A parameter may be `required` too, which is no list. */
export const isAssertion = ([key, value]: [string, Json | undefined]): boolean =>
  ASSERTIONS.has(key) || (key === 'required' && Array.isArray(value));

/** A schema with one more part. */
export const withPart = (schema: JsonObject, part: JsonObject): JsonObject => ({
  ...schema,
  allOf: [part, ...listOf(schema['allOf'])],
});

/** Two schemas that hold at the same time, as far as one can say both. */
interface Both {
  value: JsonObject;
  /** What the first one says beside that, where the second says something else under the same keyword. */
  left: JsonObject;
}

/** "It MUST validate successfully against all of them" (JSON Schema 2020-12, core, 10.2.1.1). */
export function bothHold(first: JsonObject, second: JsonObject): Both {
  const value: JsonObject = { ...first, ...second };
  const left: JsonObject = {};
  for (const [key, one] of Object.entries(first)) {
    const other = second[key];
    if (one === undefined || other === undefined || alike(one, other) || WORDS.includes(key))
      continue;
    const both = joined(key, one, other);
    if (both !== undefined) value[key] = both;
    else if (key !== 'type' && key !== 'properties') left[key] = one;
  }
  return { value, left };
}

function joined(key: string, one: Json, other: Json): Json | undefined {
  if (EITHER.includes(key)) return one === true || other === true;
  if (SMALLER.includes(key)) return nearer(one, other, (a, b) => a < b);
  if (LARGER.includes(key)) return nearer(one, other, (a, b) => a > b);
  switch (key) {
    case 'multipleOf':
      return commonMultiple(asNumber(one), asNumber(other));
    case 'enum':
      return filled(
        listOf(one).filter((value) => listOf(other).some((same) => alike(value, same))),
      );
    case 'required':
      return [...new Set([...listOf(one), ...listOf(other)])];
    case 'type': {
      const [kept = undefined, ...more] = commonTypes([one].flat(), [other].flat());
      return more.length > 0 ? [kept!, ...more] : kept;
    }
    case 'items':
      return typeof one === 'object' && typeof other === 'object'
        ? { allOf: [one, other] }
        : undefined;
    default:
      return undefined;
  }
}

/** Undefined for the booleans of OpenAPI 3.0 beside a number of 3.1. */
function nearer(one: Json, other: Json, is: (a: number, b: number) => boolean): Json | undefined {
  const [a, b] = [asNumber(one), asNumber(other)];
  if (a === undefined || b === undefined) return undefined;
  return is(a, b) ? one : other;
}

function commonMultiple(one = NaN, other = NaN): number | undefined {
  if (!Number.isSafeInteger(one) || !Number.isSafeInteger(other) || one < 1 || other < 1)
    return undefined;
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const found = (one / divisor(one, other)) * other;
  return Number.isSafeInteger(found) ? found : undefined;
}

/** An integer is a number too. */
const commonTypes = (one: Json[], other: Json[]): Json[] =>
  [...new Set([...one, ...other])].filter(
    (type) =>
      allows(one, type) && allows(other, type) && !(type === 'number' && isNarrow(one, other)),
  );

const allows = (types: Json[], type: Json): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const isNarrow = (one: Json[], other: Json[]): boolean =>
  !one.includes('number') || !other.includes('number');

const filled = (values: Json[]): Json[] | undefined => (values.length > 0 ? values : undefined);
