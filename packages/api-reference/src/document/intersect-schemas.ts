import { isSameJson, asNumber } from '../json/digits.ts';
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

/** Annotations: the last one wins. */
const ANNOTATIONS = ['title', 'description', 'default', 'example', 'examples', '$comment'];

/** Keywords that restrict a value. */
const ASSERTIONS = new Set([
  ...SMALLER,
  ...LARGER,
  ...['type', 'enum', 'const', 'multipleOf', 'pattern', 'format', 'uniqueItems'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  ...['items', 'prefixItems', 'contains', 'allOf', 'anyOf', 'oneOf', 'not', 'if'],
  ...['dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'],
]);

/** Whether a keyword restricts a value. `required` of a parameter is a boolean and does not. */
export const isAssertion = ([key, value]: [string, Json | undefined]): boolean =>
  ASSERTIONS.has(key) || (key === 'required' && Array.isArray(value));

/** Adds a subschema to `allOf`. */
export const withPart = (schema: JsonObject, part: JsonObject): JsonObject => ({
  ...schema,
  allOf: [part, ...listOf(schema['allOf'])],
});

/** Two schemas merged into one, as far as their keywords can be combined. */
interface Merged {
  value: JsonObject;
  /** Keywords of the first schema that conflict with the second and could not be combined. */
  left: JsonObject;
}

/** "It MUST validate successfully against all of them" (JSON Schema 2020-12, core, 10.2.1.1). */
export function intersectSchemas(first: JsonObject, second: JsonObject): Merged {
  const value: JsonObject = { ...first, ...second };
  const left: JsonObject = {};
  for (const [key, one] of Object.entries(first)) {
    const other = second[key];
    if (
      one === undefined ||
      other === undefined ||
      isSameJson(one, other) ||
      ANNOTATIONS.includes(key)
    )
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
        listOf(one).filter((value) => listOf(other).some((same) => isSameJson(value, same))),
      );
    case 'required':
      return [...new Set([...listOf(one), ...listOf(other)])];
    case 'type': {
      const [first = undefined, ...more] = commonTypes([one].flat(), [other].flat());
      return more.length > 0 ? [first!, ...more] : first;
    }
    case 'items':
      return typeof one === 'object' && typeof other === 'object'
        ? { allOf: [one, other] }
        : undefined;
    default:
      return undefined;
  }
}

/** Undefined where a boolean limit of OpenAPI 3.0 meets a number of 3.1. */
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

/** Every integer is also a number. */
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
