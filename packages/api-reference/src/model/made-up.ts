import type { Cursor, Walk } from '../document/cursor.ts';
import { checker } from '../document/check-examples.ts';
import { isObject, listOf, textOf, type Json, type JsonObject } from '../json/json.ts';
import type { SourceDocument } from '../document/read-document.ts';
import { flat, sectionOf } from './flat-schema.ts';
import { madeList, madeObject, type Making } from './made-holders.ts';
import { madeNumber } from './made-numbers.ts';
import { madeText } from './made-texts.ts';

/** Who sends a value: it has no field that only the other side sends. */
export type Direction = 'request' | 'answer' | 'both';

/** So many values are tried before a schema counts as one that none can be made up for. */
const ATTEMPTS = 60;
const DEEPEST = 8;

/**
 * A value that fits the schema of a media type or a parameter: an example of the schema, its default, or one made up.
 * Undefined where none was found.
 */
export function madeUp(walk: Walk, holder: Cursor, direction: Direction): Json | undefined {
  const schema = walk.get(holder, 'schema');
  if (!schema) return 'text';
  // Many operations share a named schema, which is made ready for checking once.
  const at = schema.ref ? schema.pointer : `${holder.pointer}/schema`;
  const hidden = { request: 'readOnly', answer: 'writeOnly', both: '' }[direction];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const pick = pickerOf(attempt);
    const isFirst = attempt === 0;
    const value = made({ walk, hidden, pick, made, isFirst, level: 0, steps: 0 }, schema, 0);
    if (value !== undefined && fits(walk.source, at, value)) return value;
  }
  return undefined;
}

/** The same choices in every build; the first and the second attempt have no others than the first way. */
function pickerOf(attempt: number): Making['pick'] {
  let state = Math.imul(attempt, 0x9e3779b9);
  return (ways) => {
    if (attempt < 2 || ways < 2) return 0;
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % ways;
  };
}

/** @param turn tells apart the entries of a list in which none may stand twice */
function made(making: Making, cursor: Cursor, turn: number): Json | undefined {
  const { walk, pick, isFirst, level, steps } = making;
  if (level > DEEPEST || steps > 4 * DEEPEST) return undefined;
  const { value: untold, choices } = flat(walk, cursor);
  const chosen = choices.map((options) => options[pick(options.length)]!);
  if (chosen.length > 0) {
    const [told] = chosen.flatMap(({ $ref }) => textOf($ref) || []);
    const one = { value: { ...toldApart(untold, told), allOf: chosen }, pointer: cursor.pointer };
    return made({ ...making, steps: steps + 1 }, one, turn);
  }
  const value = toldApart(untold, cursor.ref);
  if (value['const'] !== undefined) return value['const'];
  const allowed = listOf(value['enum']);
  if (allowed.length > 0) return allowed[(turn + pick(allowed.length)) % allowed.length];
  const given = [...listOf(value['examples']), value['example'], value['default']].filter(
    (one) => one !== undefined,
  );
  if (given.length > turn && (isFirst || pick(2) === 1)) return given[turn];
  const types = typesOf(value);
  const at = { value, pointer: cursor.pointer };
  switch (types[pick(types.length)]) {
    case 'null':
      return null;
    case 'boolean':
      return (turn + pick(2)) % 2 === 0;
    case 'integer':
      return madeNumber(value, true, turn + pick(3));
    case 'number':
      return madeNumber(value, false, turn + pick(3));
    case 'array':
      return madeList(making, at);
    case 'object':
      return madeObject(making, at);
    default:
      return madeText(value, turn + pick(3));
  }
}

/** A schema whose discriminator, where it has one, says by which name a reference leads to it. */
function toldApart(value: JsonObject, ref = ''): JsonObject {
  const { discriminator, properties } = value;
  const name = sectionOf(ref);
  if (!isObject(discriminator) || !name) return value;
  const field = textOf(discriminator['propertyName']);
  const names = isObject(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const [called = name] = names.find(([, to]) => to === ref || to === name) ?? [];
  const known = isObject(properties) ? properties : {};
  const told = { allOf: [known[field] ?? {}, { examples: [called] }] };
  return { ...value, properties: { ...known, [field]: told } };
}

/** What keywords speak of where no type is named. */
const SPEAKING: [type: string, keywords: string[]][] = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties']],
  ['object', ['minProperties', 'maxProperties', 'dependentRequired', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'format', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** The types of a schema, null last. */
function typesOf(value: Cursor['value']): string[] {
  const named = [value['type'] ?? []].flat() as string[];
  if (named.length > 0)
    return named.toSorted((a, b) => Number(a === 'null') - Number(b === 'null'));
  const spoken = SPEAKING.filter(([, keys]) => keys.some((key) => value[key] !== undefined));
  const found = [...new Set(spoken.map(([type]) => type))];
  return found.length > 0 ? found : ['string', 'number', 'boolean', 'object', 'array', 'null'];
}

const checkers = new WeakMap<JsonObject, ReturnType<typeof checker>>();

/** Whether a value fits the schema at a pointer of a document. What cannot be checked does not. */
function fits({ root }: SourceDocument, schema: string, value: Json): boolean {
  let check = checkers.get(root);
  if (!check) checkers.set(root, (check = checker(root)));
  try {
    return check(schema, value) === undefined;
  } catch {
    return false;
  }
}
