import type { Cursor, Walk } from '../document/cursor.ts';
import { readPattern, isObject, listOf, textOf, type Json, type JsonObject } from '../json/json.ts';
import { isSameJson, asNumber } from '../json/digits.ts';
import { flatten } from './flatten-schema.ts';

/** State of the generation of one value. */
export interface Context {
  walk: Walk;
  /** Keyword of fields that only the other side sends: `readOnly` or `writeOnly`. */
  hidden: string;
  /** Picks one of `count` options. */
  pick: (count: number) => number;
  /** The first attempts prefer examples of the document. */
  isFirst: boolean;
  /** They also include all optional fields down to `depth`; later ones pick some. */
  isFull: boolean;
  depth: number;
  /** JSON pointers of the enclosing schemas. */
  open: string[];
  /** Generates a nested value. `turn` varies the entries of a list with unique items. */
  generate: (context: Context, cursor: Cursor, turn: number) => Json | undefined;
  /** How many more values are generated before lists stay empty and optional fields are left out. */
  budget: { left: number };
  level: number;
  /** Nesting of resolved alternatives, which may be recursive. */
  steps: number;
}

/** Optional fields of a schema inside itself are included down to this level. */
const MAX_RECURSIVE_LEVEL = 2;
/** Larger lists and objects are not generated. */
const MAX_ENTRIES = 1000;

/** Generates an array with the minimum number of items, but at least one if allowed. */
export function generateArray(context: Context, schema: Cursor): Json | undefined {
  const { value } = schema;
  const { walk, budget } = context;
  const prefix = walk.list(schema, 'prefixItems');
  const further = value['items'] === false ? undefined : (walk.get(schema, 'items') ?? ANYTHING);
  const contains = walk.get(schema, 'contains');
  const minContains = contains ? (asNumber(value['minContains']) ?? 1) : 0;
  const least = Math.max(asNumber(value['minItems']) ?? 0, minContains);
  const most = asNumber(value['maxItems']) ?? Infinity;
  if (least > MAX_ENTRIES) return undefined;
  const hasFurther = budget.left > 0 && (prefix.length === 0 || isObject(value['items']));
  const count = Math.min(most, Math.max(least, prefix.length + Number(hasFurther)));
  const entries: Json[] = [];
  for (let turn = 0; entries.length < count && turn < count + MAX_ENTRIES; turn += 1) {
    const one = prefix[entries.length] ?? further;
    const isContained = contains && turn < minContains;
    const item = one && isContained ? both(one, contains) : one;
    const entry = item && context.generate(nested(context, 0), item, turn);
    if (entry === undefined) break;
    const isDuplicate =
      value['uniqueItems'] === true && entries.some((other) => isSameJson(other, entry));
    if (!isDuplicate) entries.push(entry);
    else if (turn > 2 * count + 20) break;
  }
  return entries.length < least ? undefined : entries;
}

const ANYTHING: Cursor = { value: {}, pointer: '#' };

const nested = (context: Context, by = 1): Context => ({
  ...context,
  level: context.level + by,
  steps: context.steps + 1,
});

const both = (one: Cursor, other: Cursor): Cursor => ({
  value: { allOf: [one.written ?? one.value, other.written ?? other.value] },
  pointer: one.pointer,
});

/** Generates an object with its required fields, and near the top with optional ones, or with an entry of a map. */
export function generateObject(context: Context, schema: Cursor): Json | undefined {
  const { walk, pick, isFull, budget, level, hidden, open } = context;
  const { value, pointer } = schema;
  const isAbove = level < (open.includes(pointer) ? MAX_RECURSIVE_LEVEL : context.depth);
  const inside = { ...context, open: [...open, pointer] };
  const known = new Map(walk.map(schema, 'properties'));
  const required = new Set(listOf(value['required']).map(String));
  const fields = new Map<string, Json>();
  const add = (name: string): boolean => {
    if (fields.has(name)) return true;
    const cursor = known.get(name) ?? furtherField(context, schema, name);
    const one = context.generate(nested(inside, known.has(name) ? 1 : 0), cursor, 0);
    if (one !== undefined) fields.set(name, one);
    return one !== undefined;
  };
  const isHidden = (cursor: Cursor) =>
    hidden !== '' && flatten(walk, cursor).value[hidden] === true;
  for (const [name, cursor] of known) {
    if (isHidden(cursor)) required.delete(name);
    else if (!required.has(name) && (!isAbove || budget.left < 1 || !(isFull || pick(2) === 1)))
      continue;
    else if (!add(name) && required.has(name)) return undefined;
  }
  for (const name of required) if (!add(name)) return undefined;
  const dependent = isObject(value['dependentRequired']) ? value['dependentRequired'] : {};
  for (const name of fields.keys())
    if (Object.hasOwn(dependent, name))
      for (const other of listOf(dependent[name]).map(String)) add(other);
  const isMap =
    known.size === 0 &&
    (isFilled(value['additionalProperties']) || isFilled(value['patternProperties']));
  const isShown = isMap && isFull && isAbove && budget.left > 0;
  const least = Math.max(asNumber(value['minProperties']) ?? 0, Number(isShown));
  if (least > MAX_ENTRIES) return undefined;
  for (let turn = 0; fields.size < least && turn < least + 20; turn += 1)
    add(nameOf(context, schema, turn));
  const most = asNumber(value['maxProperties']) ?? Infinity;
  for (const name of [...fields.keys()].toReversed())
    if (fields.size > most && !required.has(name)) fields.delete(name);
  return Object.fromEntries(fields);
}

const isFilled = (value: Json | undefined) => isObject(value) && Object.keys(value).length > 0;

/** The schema of a field that is not in `properties`. */
function furtherField({ walk }: Context, schema: Cursor, name: string): Cursor {
  const [pattern] = walk
    .map(schema, 'patternProperties')
    .filter(([one]) => readPattern(one)?.test(name));
  return pattern?.[1] ?? walk.get(schema, 'additionalProperties') ?? TEXT;
}

const TEXT: Cursor = { value: { type: 'string' }, pointer: '#' };

/** Generates a name for an additional field. */
function nameOf(context: Context, schema: Cursor, turn: number): string {
  const [pattern] = Object.keys((schema.value['patternProperties'] ?? {}) as JsonObject);
  const names: Cursor = context.walk.get(schema, 'propertyNames') ?? {
    value: pattern === undefined ? { enum: [`name${turn || ''}`] } : { pattern },
    pointer: '#',
  };
  const text = { value: { ...names.value, type: 'string' }, pointer: names.pointer };
  return textOf(context.generate(nested(context), text, turn)) || `name${turn}`;
}
