import type { Cursor, Walk } from '../document/cursor.ts';
import { readPattern, isObject, listOf, textOf, type Json, type JsonObject } from '../json/json.ts';
import { isSameJson, asNumber } from '../json/digits.ts';
import { flat } from './flat-schema.ts';

/** How a value is made up. */
export interface Making {
  walk: Walk;
  /** The keyword of fields that only the other side sends. */
  hidden: string;
  /** Chooses one of so many ways. */
  pick: (ways: number) => number;
  /** In the first attempt examples of the document count, and nothing is left out near the top. */
  isFirst: boolean;
  /** Makes up what stands inside. `turn` tells apart the entries of a list in which none may stand twice. */
  made: (making: Making, cursor: Cursor, turn: number) => Json | undefined;
  level: number;
  /** How many choices were made on the way here: a schema may be an alternative of itself. */
  steps: number;
}

/** Fields that may be left out are filled in so many levels. */
const FILLED = 2;
/** Nobody reads more entries. */
const MOST = 1000;

/** A list with as many entries as it must have, at least one where it may. */
export function madeList(making: Making, schema: Cursor): Json | undefined {
  const { value } = schema;
  const { walk } = making;
  const prefix = walk.list(schema, 'prefixItems');
  const further = value['items'] === false ? undefined : (walk.get(schema, 'items') ?? ANYTHING);
  const held = walk.get(schema, 'contains');
  const asked = held ? (asNumber(value['minContains']) ?? 1) : 0;
  const least = Math.max(asNumber(value['minItems']) ?? 0, asked);
  const most = asNumber(value['maxItems']) ?? Infinity;
  if (least > MOST) return undefined;
  const isTold = prefix.length === 0 || isObject(value['items']);
  const wished = Math.min(most, Math.max(least, prefix.length + Number(isTold)));
  const entries: Json[] = [];
  for (let turn = 0; entries.length < wished && turn < wished + MOST; turn += 1) {
    const one = prefix[entries.length] ?? further;
    const isHeld = held && turn < asked;
    const entry = one && making.made(inside(making), isHeld ? both(one, held) : one, turn);
    if (entry === undefined) break;
    const isTwin =
      value['uniqueItems'] === true && entries.some((other) => isSameJson(other, entry));
    if (!isTwin) entries.push(entry);
    else if (turn > 2 * wished + 20) break;
  }
  return entries.length < least ? undefined : entries;
}

const ANYTHING: Cursor = { value: {}, pointer: '#' };

const inside = (making: Making): Making => ({
  ...making,
  level: making.level + 1,
  steps: making.steps + 1,
});

const both = (one: Cursor, other: Cursor): Cursor => ({
  value: { allOf: [one.written ?? one.value, other.written ?? other.value] },
  pointer: one.pointer,
});

/** An object with the fields it must have, and those it may have near the top. */
export function madeObject(making: Making, schema: Cursor): Json | undefined {
  const { walk, pick, isFirst, level, hidden } = making;
  const { value } = schema;
  const known = new Map(walk.map(schema, 'properties'));
  const required = new Set(listOf(value['required']).map(String));
  const fields = new Map<string, Json>();
  const add = (name: string): boolean => {
    if (fields.has(name)) return true;
    const cursor = known.get(name) ?? furtherField(making, schema, name);
    const one = making.made(inside(making), cursor, 0);
    if (one !== undefined) fields.set(name, one);
    return one !== undefined;
  };
  const isHidden = (cursor: Cursor) => hidden !== '' && flat(walk, cursor).value[hidden] === true;
  for (const [name, cursor] of known) {
    if (isHidden(cursor)) required.delete(name);
    else if (!required.has(name) && (level >= FILLED || !(isFirst || pick(2) === 1))) continue;
    else if (!add(name) && required.has(name)) return undefined;
  }
  for (const name of required) if (!add(name)) return undefined;
  const dependent = isObject(value['dependentRequired']) ? value['dependentRequired'] : {};
  for (const name of fields.keys())
    if (Object.hasOwn(dependent, name))
      for (const other of listOf(dependent[name]).map(String)) add(other);
  const least = asNumber(value['minProperties']) ?? 0;
  if (least > MOST) return undefined;
  for (let turn = 0; fields.size < least && turn < least + 20; turn += 1)
    add(nameOf(making, schema, turn));
  const most = asNumber(value['maxProperties']) ?? Infinity;
  for (const name of [...fields.keys()].toReversed())
    if (fields.size > most && !required.has(name)) fields.delete(name);
  return Object.fromEntries(fields);
}

/** What a field holds that is not described by its name. */
function furtherField({ walk }: Making, schema: Cursor, name: string): Cursor {
  const [pattern] = walk
    .map(schema, 'patternProperties')
    .filter(([one]) => readPattern(one)?.test(name));
  return pattern?.[1] ?? walk.get(schema, 'additionalProperties') ?? TEXT;
}

const TEXT: Cursor = { value: { type: 'string' }, pointer: '#' };

/** A name for one more field. */
function nameOf(making: Making, schema: Cursor, turn: number): string {
  const [pattern] = Object.keys((schema.value['patternProperties'] ?? {}) as JsonObject);
  const names: Cursor = making.walk.get(schema, 'propertyNames') ?? {
    value: pattern === undefined ? { enum: [`name${turn || ''}`] } : { pattern },
    pointer: '#',
  };
  const text = { value: { ...names.value, type: 'string' }, pointer: names.pointer };
  return textOf(making.made(inside(making), text, turn)) || `name${turn}`;
}
