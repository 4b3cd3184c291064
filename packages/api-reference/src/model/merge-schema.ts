import { intersectSchemas } from '../document/intersect-schemas.ts';
import { escapeStep } from '../document/problem.ts';
import { textOf, type JsonObject } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { conditionsOf, namesIn } from './choices.ts';

/** A schema merged with its `allOf` parts; its own keywords win. */
export interface Merged {
  cursor: Cursor;
  value: Cursor['value'];
  /** Properties with the location of each. */
  properties: Map<string, Cursor>;
  required: Set<string>;
  conditions: Map<string, string>;
  /** JSON pointers of the referenced parts, nested ones included. */
  parts: string[];
  /** References among its direct parts. */
  madeOf: string[];
  /** Parts with keywords that conflict with the merged ones; they apply in addition. */
  beside: Cursor[];
}

/**
 * Merges the parts of `allOf`. A recursive part is merged once. The fields of a part that already
 * encloses this schema (`open`) are left out, since they would recurse forever.
 */
export function merged(
  walk: Walk,
  cursor: Cursor,
  open: string[] = [],
  seen = new Set<string>(),
): Merged {
  seen.add(cursor.pointer);
  const all = walk.list(cursor, 'allOf');
  const parts = all.flatMap((part) => {
    if (seen.has(part.pointer)) return [];
    const whole = merged(walk, part, open, seen);
    const found = open.includes(part.pointer) ? withoutInside(whole) : whole;
    return { ...found, parts: part.ref ? [part.pointer, ...found.parts] : found.parts };
  });
  const itself = own(walk, cursor);
  const whole = [...parts, itself];
  const beside: Cursor[] = [];
  let value: JsonObject = {};
  for (const [index, part] of whole.entries()) {
    if (whole.slice(index + 1).some((later) => contradicts(part.value, later.value)))
      beside.push(part.cursor);
    ({ value } = intersectSchemas(value, part.value));
  }
  const words = parts
    .filter((part) => !part.cursor.ref)
    .map((part) => textOf(part.value['description']));
  const description = [...new Set([...words, textOf(itself.value['description'])])].filter(Boolean);
  return {
    cursor,
    value: description.length > 1 ? { ...value, description: description.join('\n\n') } : value,
    properties: fieldsOf(whole),
    required: new Set(whole.flatMap((part) => [...part.required])),
    conditions: new Map(whole.flatMap((part) => [...part.conditions])),
    parts: parts.flatMap((part) => part.parts),
    madeOf: all.flatMap(({ ref }) => (ref ? [ref] : [])),
    beside: [...parts.flatMap((part) => part.beside), ...beside],
  };
}

/** Whether two schemas cannot be merged into one. */
const contradicts = (part: JsonObject, later: JsonObject): boolean =>
  Object.keys(intersectSchemas(part, later).left).length > 0;

/** The fields of all parts. Several descriptions of one field all apply. */
function fieldsOf(parts: Merged[]): Map<string, Cursor> {
  const fields = new Map<string, Cursor>();
  for (const part of parts)
    for (const [name, cursor] of part.properties) {
      const known = fields.get(name);
      const isNew = known === undefined || known.pointer === cursor.pointer;
      const pointer = `${part.cursor.pointer}/properties/${escapeStep(name)}`;
      fields.set(name, isNew ? cursor : refined(known, cursor, pointer));
    }
  return fields;
}

function refined(base: Cursor, more: Cursor, pointer: string): Cursor {
  const [first, second] = [base, more].map(({ written, value }) => written ?? value) as [
    JsonObject,
    JsonObject,
  ];
  const isWords = !more.ref && !Object.keys(second).some(isAssertive);
  const value = isWords ? { ...second, allOf: [first] } : { allOf: [first, second] };
  return { value, pointer, written: value };
}

/** Keywords that contain schemas, which are not expanded again inside themselves. */
export const INSIDE = [
  'items',
  'additionalProperties',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'prefixItems',
  'patternProperties',
  'propertyNames',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
  '$defs',
] as const;

function withoutInside(schema: Merged): Merged {
  const value = Object.fromEntries(
    Object.entries(schema.value).filter(([key]) => !(INSIDE as readonly string[]).includes(key)),
  );
  const empty = { properties: new Map(), required: new Set<string>(), conditions: new Map() };
  return { ...schema, ...empty, value, beside: [] };
}

/**
 * Unwraps `allOf` with a single reference and only annotations beside it, the OpenAPI 3.0 idiom for a
 * nullable or described reference. Returns any other schema unchanged.
 */
export function unwrapped(walk: Walk, cursor: Cursor): Cursor {
  const { allOf: _, ...own } = cursor.value;
  const [only, ...others] = walk.list(cursor, 'allOf');
  if (cursor.ref || !only?.ref || others.length > 0 || Object.keys(own).some(isAssertive))
    return cursor;
  return { ...only, value: { ...only.value, ...own } };
}

const ANNOTATIONS = [
  'description',
  'title',
  'nullable',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
];

const isAssertive = (key: string) => !ANNOTATIONS.includes(key);

function own(walk: Walk, cursor: Cursor): Merged {
  const { byField, keywords } = conditionsOf(walk, cursor);
  const value: JsonObject = Object.fromEntries(
    Object.entries(cursor.value).filter(([key]) => key !== 'allOf' && !keywords.includes(key)),
  );
  return {
    cursor,
    value,
    properties: new Map(walk.map(cursor, 'properties')),
    required: new Set(namesIn(value['required'])),
    conditions: new Map(byField),
    parts: [],
    madeOf: [],
    beside: [],
  };
}
