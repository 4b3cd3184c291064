import { bothHold } from '../document/both-hold.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { isObject, listOf, type Json, type JsonObject } from '../json/json.ts';
import { stepsOf } from '../document/problem.ts';

/** A schema with the parts of its `allOf` put together, and what it leaves to choose. */
interface Flat {
  value: JsonObject;
  /** Of each list, one schema holds as well. */
  choices: JsonObject[][];
}

/** A part may contain the schema around it. */
const DEEPEST = 12;

export function flat(walk: Walk, cursor: Cursor, depth = 0): Flat {
  const { allOf: _, oneOf, anyOf, if: condition, then, else: otherwise, ...own } = cursor.value;
  const parts =
    depth > DEEPEST ? [] : walk.list(cursor, 'allOf').map((part) => flat(walk, part, depth + 1));
  const choices = [...[oneOf, anyOf].map(optionsOf), branches(condition, then, otherwise)];
  const all = [...parts, { value: own, choices: choices.filter((one) => one.length > 0) }];
  return {
    value: all.reduce((one: JsonObject, { value }) => together(one, value), {}),
    choices: all.flatMap((one) => one.choices),
  };
}

/** Null comes last, and is chosen where nothing else fits. */
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

const asSchema = (value: Json): JsonObject =>
  isObject(value) ? value : value === false ? { not: {} } : {};

function together(one: JsonObject, other: JsonObject): JsonObject {
  const { value } = bothHold(one, other);
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

/** What a reference to a schema, or to something inside one, is called; empty for any other. */
export const namedBy = (ref = ''): string =>
  ref.startsWith(PREFIX) ? stepsOf(`#/${ref.slice(PREFIX.length)}`).join('/') : '';

/** The name of the schema whose section says what a reference points to; empty where none does. */
export const sectionOf = (ref = ''): string =>
  ref.slice(PREFIX.length).includes('/') ? '' : namedBy(ref);

/** The last name on the way to a place, such as `Node` of `#/components/schemas/Thing/$defs/Node`. */
export const atPointer = (pointer: string): string => stepsOf(pointer).at(-1) ?? pointer;
