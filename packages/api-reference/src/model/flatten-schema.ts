import { intersectSchemas } from '../document/intersect-schemas.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { isObject, listOf, type Json, type JsonObject } from '../json/json.ts';
import { stepsOf } from '../document/problem.ts';

/** A schema with `allOf` merged, and its remaining alternatives. */
interface Flat {
  value: JsonObject;
  /** One schema of each list applies in addition. */
  choices: JsonObject[][];
}

/** @param seen pointers of parts: each is merged once, because it may be in several others and in itself */
export function flatten(walk: Walk, cursor: Cursor, seen = new Set<string>()): Flat {
  const { allOf: _, oneOf, anyOf, if: condition, then, else: otherwise, ...others } = cursor.value;
  const { dependentSchemas, ...own } = others;
  const parts = walk.list(cursor, 'allOf').flatMap((part) => {
    if (seen.has(part.pointer)) return [];
    seen.add(part.pointer);
    return flatten(walk, part, seen);
  });
  const choices = [
    ...[oneOf, anyOf].map(optionsOf),
    branches(condition, then, otherwise),
    ...dependents(dependentSchemas),
  ];
  const all = [...parts, { value: own, choices: choices.filter((one) => one.length > 0) }];
  return {
    value: all.reduce((one: JsonObject, { value }) => together(one, value), {}),
    choices: all.flatMap((one) => one.choices),
  };
}

/** Sorts null last, so that it is chosen only if nothing else fits. */
const optionsOf = (all: Json | undefined): JsonObject[] =>
  listOf(all)
    .map(asSchema)
    .toSorted((a, b) => Number(a['type'] === 'null') - Number(b['type'] === 'null'));

function branches(
  condition: Json | undefined,
  then: Json | undefined,
  otherwise: Json | undefined,
): JsonObject[] {
  if (condition === undefined) return [];
  return [{ allOf: [condition, then ?? {}] }, asSchema(otherwise ?? {})];
}

/** Each of `dependentSchemas` applies where its field is given. */
const dependents = (all: Json | undefined): JsonObject[][] =>
  Object.entries(isObject(all) ? all : {}).map(([name, schema]) => {
    const given = { required: [name] };
    return [{ allOf: [given, schema ?? {}] }, { not: given }];
  });

const asSchema = (value: Json): JsonObject =>
  isObject(value) ? value : value === false ? { not: {} } : {};

function together(one: JsonObject, other: JsonObject): JsonObject {
  const { value } = intersectSchemas(one, other);
  const [lower, upper] = [one['properties'], other['properties']];
  if (!isObject(lower) || !isObject(upper)) return value;
  const twice = Object.keys(upper).filter((name) => Object.hasOwn(lower, name));
  return {
    ...value,
    properties: {
      ...lower,
      ...upper,
      ...Object.fromEntries(twice.map((name) => [name, { allOf: [lower[name]!, upper[name]!] }])),
    },
  };
}

const PREFIX = '#/components/schemas/';

/** The name of a reference to a schema or to something inside one; empty for any other. */
export const namedBy = (ref = ''): string =>
  ref.startsWith(PREFIX) ? stepsOf(`#/${ref.slice(PREFIX.length)}`).join('/') : '';

/** The name of the schema section that a reference points to, or empty. */
export const sectionOf = (ref = ''): string =>
  ref.slice(PREFIX.length).includes('/') ? '' : namedBy(ref);

/** The last step of a JSON pointer, such as `Node` of `#/components/schemas/Thing/$defs/Node`. */
export const atPointer = (pointer: string): string => stepsOf(pointer).at(-1) ?? pointer;
