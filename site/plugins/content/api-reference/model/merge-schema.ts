import { listOf, textOf, type Json } from '../document/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';

/** A schema with its `allOf` parts put together: keywords of the schema itself win. */
export interface Merged {
  cursor: Cursor;
  value: Cursor['value'];
  /** Properties with the place each is written at. */
  properties: Map<string, Cursor>;
  required: Set<string>;
  conditions: Map<string, string>;
  /** Where the referenced parts stand that are put together here. */
  parts: string[];
}

/**
 * Puts the parts of `allOf` together. A part that contains itself is taken once, and of one that is
 * open around the schema (`open`) no fields are taken: they would hold themselves for ever.
 */
export function merged(
  walk: Walk,
  cursor: Cursor,
  open: string[] = [],
  within: string[] = [],
): Merged {
  const seen = [...within, cursor.pointer];
  const parts = walk
    .list(cursor, 'allOf')
    .filter((part) => !seen.includes(part.pointer))
    .map((part) => {
      const whole = merged(walk, part, open, seen);
      const found = open.includes(part.pointer) ? withoutInside(whole) : whole;
      return { ...found, parts: part.ref ? [part.pointer, ...found.parts] : found.parts };
    });
  const all = [...parts, own(walk, cursor)];
  return {
    cursor,
    value: Object.assign({}, ...all.map((part) => part.value)) as Cursor['value'],
    properties: new Map(all.flatMap((part) => [...part.properties])),
    required: new Set(all.flatMap((part) => [...part.required])),
    conditions: new Map(all.flatMap((part) => [...part.conditions])),
    parts: parts.flatMap((part) => part.parts),
  };
}

function withoutInside(schema: Merged): Merged {
  const { items: _, additionalProperties: __, ...value } = schema.value;
  return { ...schema, value, properties: new Map(), required: new Set(), conditions: new Map() };
}

/**
 * The schema that a schema only stands for: `allOf` with one reference and nothing of its own but words
 * about it, as OpenAPI 3.0 says "this one, or null". Any other schema comes back as it is.
 */
export function unwrapped(walk: Walk, cursor: Cursor): Cursor {
  const { allOf: _, ...own } = cursor.value;
  const [only, ...others] = walk.list(cursor, 'allOf');
  if (cursor.ref || !only?.ref || others.length > 0 || Object.keys(own).some(saysMore))
    return cursor;
  return { ...only, value: { ...only.value, ...own } };
}

const saysMore = (key: string) => /^(properties|required|items|oneOf|anyOf|if|not|enum)$/.test(key);

function own(walk: Walk, cursor: Cursor): Merged {
  const { allOf: _, ...value } = cursor.value;
  return {
    cursor,
    value,
    properties: new Map(walk.map(cursor, 'properties')),
    required: new Set(namesIn(value['required'])),
    conditions: new Map([...whenAnother(walk, cursor), ...whenMissing(walk, cursor)]),
    parts: [],
  };
}

const namesIn = (value: Json | undefined) => listOf(value).map(textOf).filter(Boolean);

/** `if` a field has a value `then` others are required: the condition of each of these. */
function whenAnother(walk: Walk, cursor: Cursor): [string, string][] {
  const condition = walk.get(cursor, 'if');
  const then = walk.get(cursor, 'then');
  if (!condition || !then) return [];
  const tests = walk.map(condition, 'properties').map(([name, { value }]) => {
    const allowed = value['const'] === undefined ? listOf(value['enum']) : [value['const']];
    return `\`${name}\` is ${allowed.map((one) => `\`${String(one)}\``).join(' or ')}`;
  });
  if (tests.length === 0) return [];
  return namesIn(then.value['required']).map((name) => [name, tests.join(' and ')]);
}

/** Alternatives that only name required fields: each field is required when the others are left out. */
function whenMissing(walk: Walk, cursor: Cursor): [string, string][] {
  const alternatives = ['anyOf', 'oneOf'].flatMap((key) => walk.list(cursor, key));
  const names = alternatives.map(({ value }) =>
    Object.keys(value).every((key) => key === 'required') ? namesIn(value['required']) : [],
  );
  if (names.length < 2 || names.some((group) => group.length !== 1)) return [];
  const all = names.flat();
  return all.map((name) => {
    const others = all.filter((other) => other !== name).map((other) => `\`${other}\``);
    const verb = others.length === 1 ? 'is' : 'are';
    return [name, `${others.join(' and ')} ${verb} left out`];
  });
}

/** Whether every alternative of a choice only repeats which fields are required. */
export const onlyRequires = ({ value }: Cursor): boolean =>
  Object.keys(value).every((key) => ['required', 'title', 'description', 'not'].includes(key));
