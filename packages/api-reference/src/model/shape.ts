import { isInteger, isNumber } from '../json/digits.ts';
import { isObject, listOf, textOf, type Json, type JsonObject } from '../json/json.ts';
import { isAssertion, withPart } from '../document/intersect-schemas.ts';
import type { Cursor } from '../document/cursor.ts';
import { kebab } from './pages.ts';
import { choicesOf, type Choice } from './choices.ts';
import { coded, joined, schemaFacts } from './facts.ts';
import { limitsOf, unitOf } from './limits.ts';
import { INSIDE, merged, unwrapped, type Merged } from './merge-schema.ts';
import { isInner, partsOf, type Reading } from './parts.ts';
import { mediaKind } from '../samples/media-kind.ts';
import { atPointer, namedBy, sectionOf } from './flatten-schema.ts';
import type { Fact, Field, Shape } from './api-model.ts';

/** Extra levels for schemas without a section of their own, which a link could not lead to. */
const UNNAMED_LEVELS = 4;

/** Builds the shape of a schema. Unusual schemas do not throw. */
export function shapeOf(written: Cursor, reading: Reading): Shape {
  const { walk } = reading;
  const cursor = unwrapped(walk, written);
  const schema = merged(walk, cursor, cursor.ref ? [] : reading.within);
  const whole: Cursor = { value: schema.value, pointer: cursor.pointer };
  const { value } = schema;
  // A schema that extends an enclosing one takes its name, so that its type links there.
  const around = schema.parts.find((part) => reading.within.includes(part));
  const name = sectionOf(cursor.ref) || sectionOf(around);
  const [choice, ...choices] = choicesOf(walk, whole);
  const isNull = isNullable(value) || [choice, ...choices].some((one) => one?.isNullable);
  const only = choice?.options.length === 1 && choices.length === 0 ? choice.options[0] : undefined;
  const { oneOf, anyOf, ...beside } = cursor.value;
  if (only && (oneOf ?? anyOf)) {
    const isWords = !Object.entries(beside).some(isAssertion);
    const one = isWords
      ? { ...only, value: { ...only.value, ...beside } }
      : { ...cursor, value: withPart(beside, only.written ?? only.value) };
    const shape = shapeOf(one, reading);
    return { ...shape, isNullable: shape.isNullable || isNull };
  }
  const isElsewhere =
    cursor.ref !== undefined &&
    (schema.properties.size > 0 || hasInner(value)) &&
    (reading.within.includes(cursor.pointer) ||
      (name !== '' && reading.budget.left < 1) ||
      reading.within.length >= reading.levels + (name ? 0 : UNNAMED_LEVELS));
  if (name !== '' && !isElsewhere) reading.budget.left -= 1;
  const opened = cursor.ref ? [cursor.pointer] : schema.parts;
  const inner = { ...reading, within: [...reading.within, ...opened] };
  const options = choice?.options ?? [];
  const isPlain = typesOf(value).length === 1 && !hasInner(value) && schema.properties.size === 0;
  const shape: Shape = {
    ...plain(value),
    ...(choice &&
      choice.values.length > 0 && { types: typesOf({ ...value, enum: choice.values }) }),
    name,
    isNullable: isNull,
    values: choice && choice.values.length > 0 ? choice.values : valuesOf(value),
    facts: [
      ...schemaFacts(walk, whole, isPlain),
      ...[choice, ...choices].flatMap((one) => one?.facts ?? []),
      ...namingFacts(schema, cursor),
      ...(isElsewhere && !name ? [elsewhereFact(cursor, reading)] : []),
    ],
    fields: [],
    parts: [],
    isElsewhere,
  };
  if (isElsewhere) return shape;
  const optionsIn = (found: Choice): Pick<Shape, 'choice'> => ({
    choice: { how: found.how, options: found.options.map((option) => shapeOf(option, inner)) },
  });
  return {
    ...shape,
    fields: fieldsOf(schema, inner),
    ...innerShape(whole, schema, 'items', inner),
    ...innerShape(whole, schema, 'additionalProperties', inner),
    ...(choice && options.length > 0 && optionsIn(choice)),
    parts: [
      ...choices
        .filter(({ options: more }) => more.length > 0)
        .map((found) => ({
          label: 'Also matches',
          shape: { ...emptyShape(), ...optionsIn(found) },
        })),
      ...partsOf({ schema, whole, reading: inner, shapeOf, open: reading.within }),
    ],
  };
}

const hasInner = (value: JsonObject) =>
  INSIDE.some((key) => isObject(value[key]) || Array.isArray(value[key]));

/** The parts of a shape that need no other schema. */
function plain(value: JsonObject) {
  const { examples, example } = value;
  return {
    types: typesOf(value),
    format: textOf(value['format']) || (isBinary(value) ? 'binary' : ''),
    description: textOf(value['description']) || textOf(value['title']),
    unit: unitOf(value),
    limits: limitsOf(value),
    badges: Object.entries(BADGES)
      .filter(([key]) => value[key] === true)
      .map(([, word]) => word),
    ...(value['default'] !== undefined && { default: value['default'] }),
    examples: [
      ...listOf(examples),
      ...(isObject(examples) ? [examples] : []),
      ...(example === undefined ? [] : [example]),
    ],
  };
}

/** OpenAPI 3.1 replaces the format `binary` of 3.0 with a media type without encoding. */
const isBinary = (value: JsonObject): boolean =>
  value['contentEncoding'] === undefined &&
  mediaKind(textOf(value['contentMediaType'])) === 'binary';

const BADGES = { deprecated: 'deprecated', readOnly: 'read-only', writeOnly: 'write-only' };

/** A shape without constraints. */
export const emptyShape = (): Shape => ({
  ...plain({}),
  name: '',
  isNullable: false,
  values: [],
  facts: [],
  fields: [],
  parts: [],
  isElsewhere: false,
});

function typesOf(value: JsonObject): string[] {
  const named = [value['type'], ...listOf(value['type'])].filter(
    (type): type is string => typeof type === 'string' && type !== 'null',
  );
  if (named.length > 0) return named;
  if (isObject(value['properties']) || value['additionalProperties']) return ['object'];
  if (isObject(value['items'])) return ['array'];
  const kinds = valuesOf(value).map((one) => kindOf(one));
  return [...new Set(kinds)];
}

const kindOf = (one: Json): string =>
  isInteger(one) ? 'integer' : isNumber(one) ? 'number' : typeof one;

/** The allowed values. If `const` and `enum` are both present, `const` is the stricter one. */
const valuesOf = (value: JsonObject): Json[] =>
  (value['const'] === undefined ? listOf(value['enum']) : [value['const']]).filter(
    (one) => one !== null,
  );

const isNullable = (value: JsonObject): boolean =>
  // "This keyword only takes effect if type is explicitly defined" (OpenAPI 3.0.4, Schema Object).
  (value['nullable'] === true && (typesOf(value).length > 0 || hasInner(value))) ||
  value['type'] === 'null' ||
  value['const'] === null ||
  listOf(value['type']).includes('null') ||
  (value['type'] === undefined && listOf(value['enum']).includes(null));

/** Facts about composition, and about required fields that have no description. */
function namingFacts(schema: Merged, cursor: Cursor): Fact[] {
  const names = schema.madeOf.map(namedBy).filter(Boolean);
  const unknown = [...schema.required].filter((name) => !schema.properties.has(name));
  const conditions = [...schema.conditions].filter(([name]) => !schema.properties.has(name));
  const { const: fixed, enum: allowed } = cursor.value;
  return [
    ...(names.length > 0 ? [{ term: 'Made of', words: joined(names.map(coded)) }] : []),
    ...(unknown.length > 0 ? [{ term: 'Required', words: joined(unknown.map(coded)) }] : []),
    ...conditions.map(([name, when]) => ({
      term: 'Required',
      words: `${coded(name)} when ${when}`,
    })),
    ...(fixed !== undefined && Array.isArray(allowed) ? [{ term: 'One of', values: allowed }] : []),
  ];
}

/** Where to find the fields of a schema without a section of its own. */
const elsewhereFact = ({ pointer }: Cursor, { within }: Reading): Fact => ({
  term: 'Holds',
  words: within.includes(pointer)
    ? `The fields of ${coded(atPointer(pointer))} around it`
    : `What the document has at ${coded(pointer)}`,
});

function fieldsOf(schema: Merged, reading: Reading): Field[] {
  const hidden = { request: BADGES.readOnly, answer: BADGES.writeOnly, both: '' }[
    reading.direction
  ];
  return [...schema.properties]
    .map(([name, cursor]) => {
      const anchor = reading.anchors(reading.anchor, kebab(name));
      return {
        name,
        anchor,
        shape: shapeOf(cursor, { ...reading, anchor }),
        isRequired: schema.required.has(name),
        requiredWhen: schema.conditions.get(name) ?? '',
      };
    })
    .filter(({ shape }) => !shape.badges.includes(hidden));
}

const INNER = { items: 'items', additionalProperties: 'entries' } as const;

/** The shape of array items or map values. */
function innerShape(
  whole: Cursor,
  schema: Merged,
  key: keyof typeof INNER,
  reading: Reading,
): Partial<Shape> {
  if (!isInner(schema, key)) return {};
  const found = reading.walk.get(whole, key);
  if (!found || Object.keys(found.value).length === 0) return {};
  const anchor = key === 'items' ? reading.anchor : `${reading.anchor}--entry`;
  return { [INNER[key]]: shapeOf(found, { ...reading, anchor }) };
}
