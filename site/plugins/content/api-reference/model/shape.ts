import { isObject, listOf, textOf, type Json, type JsonObject } from '../document/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import type { Anchors } from './anchors.ts';
import { kebab } from './anchors.ts';
import { limitsOf, unitOf } from './limits.ts';
import { merged, onlyRequires, unwrapped, type Merged } from './merge-schema.ts';
import type { Field, Shape } from './types.ts';

/** How a schema is read where it stands. */
export interface Reading {
  walk: Walk;
  anchors: Anchors;
  /** The anchor that the anchors of its fields begin with. */
  anchor: string;
  /** Fields of the other direction are left out: nobody sends a read-only field. */
  direction: 'request' | 'answer' | 'both';
  /** How many referenced schemas may open inside one another before the rest is a link. */
  levels: number;
  /** Where the referenced schemas stand that are open around this one. */
  within: string[];
}

const PREFIX = '#/components/schemas/';

/** The name of a schema that is reached by reference. */
const nameOf = ({ ref }: Cursor) =>
  ref?.startsWith(PREFIX)
    ? decodeURIComponent(ref.slice(PREFIX.length)).replaceAll('~1', '/').replaceAll('~0', '~')
    : '';

/** Works out what a schema allows. Never throws for a schema that is merely unusual. */
export function shapeOf(written: Cursor, reading: Reading): Shape {
  const cursor = unwrapped(reading.walk, written);
  const schema = merged(reading.walk, cursor, cursor.ref ? [] : reading.within);
  const { value } = schema;
  // What is more than a schema open around it is called like that one, which leads to the rest.
  const around = schema.parts.find((part) => reading.within.includes(part));
  const name = nameOf(cursor) || nameOf({ ...cursor, ref: around ?? '' });
  const choices = choicesOf(cursor, reading);
  if (choices.only && schema.properties.size === 0) {
    const shape = shapeOf(choices.only, reading);
    const description = textOf(value['description']) || shape.description;
    return { ...shape, description, isNullable: shape.isNullable || choices.isNullable };
  }
  const isStructured = schema.properties.size > 0 || choices.options.length > 0;
  const isElsewhere =
    cursor.ref !== undefined &&
    (isStructured || hasInner(value)) &&
    (reading.within.includes(cursor.pointer) || reading.within.length >= reading.levels);
  const opened = cursor.ref ? [cursor.pointer] : schema.parts;
  const inner = { ...reading, within: [...reading.within, ...opened] };
  const shape: Shape = {
    ...plain(value),
    name,
    isNullable: isNullable(value) || choices.isNullable,
    values: choices.values.length > 0 ? choices.values : valuesOf(value),
    fields: [],
    isElsewhere,
  };
  if (isElsewhere) return shape;
  return {
    ...shape,
    fields: fieldsOf(schema, inner),
    ...innerShape(schema, 'items', inner),
    ...innerShape(schema, 'additionalProperties', inner),
    ...(choices.options.length > 1 && {
      choice: {
        how: choices.how,
        options: choices.options.map((option) => shapeOf(option, inner)),
      },
    }),
  };
}

const hasInner = (value: JsonObject) =>
  isObject(value['items']) || isObject(value['additionalProperties']);

/** What a schema says without looking at any other. */
function plain(value: JsonObject) {
  const example = listOf(value['examples'])[0] ?? value['example'];
  return {
    types: typesOf(value),
    format: textOf(value['format']),
    description: textOf(value['description']) || textOf(value['title']),
    unit: unitOf(value),
    limits: limitsOf(value),
    ...(value['default'] !== undefined && { default: value['default'] }),
    ...(example !== undefined && { example }),
  };
}

function typesOf(value: JsonObject): string[] {
  const named = [value['type'], ...listOf(value['type'])].filter(
    (type): type is string => typeof type === 'string' && type !== 'null',
  );
  if (named.length > 0) return named;
  if (isObject(value['properties']) || value['additionalProperties']) return ['object'];
  if (isObject(value['items'])) return ['array'];
  const kinds = valuesOf(value).map((one) => (Number.isInteger(one) ? 'integer' : typeof one));
  return [...new Set(kinds)];
}

const valuesOf = (value: JsonObject): Json[] =>
  (value['const'] === undefined ? listOf(value['enum']) : [value['const']]).filter(
    (one) => one !== null,
  );

const isNullable = (value: JsonObject): boolean =>
  value['nullable'] === true ||
  value['type'] === 'null' ||
  listOf(value['type']).includes('null') ||
  (value['type'] === undefined && listOf(value['enum']).includes(null));

/** The alternatives of `oneOf` and `anyOf`, without null and without those that only say `required`. */
function choicesOf(cursor: Cursor, { walk }: Reading) {
  const one = walk.list(cursor, 'oneOf');
  const all = [...one, ...walk.list(cursor, 'anyOf')].filter((option) => !onlyRequires(option));
  const options = all.filter(({ value }) => value['type'] !== 'null' && value['const'] !== null);
  const constants = options
    .map(({ value }) => value['const'])
    .filter((found) => found !== undefined);
  const areConstants = options.length > 0 && constants.length === options.length;
  return {
    how: one.length > 0 ? ('one' as const) : ('any' as const),
    isNullable: options.length < all.length,
    values: areConstants ? constants : [],
    options: areConstants ? [] : options,
    only: options.length === 1 && !areConstants ? options[0] : undefined,
  };
}

function fieldsOf(schema: Merged, reading: Reading): Field[] {
  const hidden = { request: 'readOnly', answer: 'writeOnly', both: '' }[reading.direction];
  return [...schema.properties]
    .filter(([, { value }]) => value[hidden] !== true)
    .map(([name, cursor]) => {
      const anchor = reading.anchors(reading.anchor, kebab(name));
      return {
        name,
        anchor,
        shape: shapeOf(cursor, { ...reading, anchor }),
        isRequired: schema.required.has(name),
        requiredWhen: schema.conditions.get(name) ?? '',
        isDeprecated: cursor.value['deprecated'] === true,
      };
    });
}

const INNER = { items: 'items', additionalProperties: 'entries' } as const;

/** What an array holds in each place, or a map under each key. */
function innerShape(schema: Merged, key: keyof typeof INNER, reading: Reading): Partial<Shape> {
  if (!isObject(schema.value[key])) return {};
  const holder = { value: schema.value, pointer: schema.cursor.pointer };
  const found = reading.walk.get(holder, key);
  if (!found || Object.keys(found.value).length === 0) return {};
  const anchor = key === 'items' ? reading.anchor : `${reading.anchor}--entry`;
  return { [INNER[key]]: shapeOf(found, { ...reading, anchor }) };
}
