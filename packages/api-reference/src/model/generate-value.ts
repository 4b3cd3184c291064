import type { Cursor, Walk } from '../document/cursor.ts';
import { checker } from '../document/check-examples.ts';
import { isInteger, isNumber, isSameJson } from '../json/digits.ts';
import { isObject, listOf, textOf, type Json, type JsonObject } from '../json/json.ts';
import { stepsOf } from '../document/problem.ts';
import type { SourceDocument } from '../document/read-document.ts';
import { flatten, sectionOf } from './flatten-schema.ts';
import { generateArray, generateObject, type Context } from './generate-containers.ts';
import { generateNumber } from './generate-number.ts';
import { generateText } from './generate-text.ts';

/** Direction of a value: fields that only the other side sends are left out. */
export type Direction = 'request' | 'answer' | 'both';

/**
 * How many candidates are validated before giving up, and how many values they contain together before lists stay empty.
 */
const MAX_ATTEMPTS = 60;
const MAX_VALUES = 5_000;
const MAX_DEPTH = 8;

/** Down to which level the first attempts include optional fields: the deepest that has few values is best. */
const DEPTHS = [5, 3, 2, 2];
const MAX_DEEP_VALUES = 60;

/**
 * A valid value for the schema of a media type or parameter: an example, the default, or a generated one.
 * Undefined if none was found.
 */
export function generateValue(walk: Walk, holder: Cursor, direction: Direction): Json | undefined {
  const schema = walk.get(holder, 'schema');
  if (!schema) return 'text';
  // A named schema is shared by many operations and compiled once.
  const at = schema.ref ? schema.pointer : `${holder.pointer}/schema`;
  const hidden = { request: 'readOnly', answer: 'writeOnly', both: '' }[direction];
  const whole = { left: MAX_VALUES };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const pick = pickerOf(attempt);
    const depth = DEPTHS[attempt] ?? 2;
    const budget = depth > 2 ? { left: MAX_DEEP_VALUES } : whole;
    const kind = { isFirst: attempt < 3, isFull: attempt < DEPTHS.length, depth, open: [] };
    const context = { walk, hidden, pick, generate, ...kind, budget, level: 0, steps: 0 };
    const value = generate(context, schema, 0);
    if (depth > 2 && budget.left < 1) continue;
    const fitting = value === undefined ? undefined : withoutFaults(walk.source, at, value);
    if (fitting !== undefined) return fitting;
  }
  return undefined;
}

/** Seeded, so that builds are reproducible. The first ones always pick the first option. */
function pickerOf(attempt: number): Context['pick'] {
  let state = Math.imul(attempt, 0x9e3779b9);
  return (count) => {
    if (attempt <= DEPTHS.length || count < 2) return 0;
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

/** @param turn varies the entries of a list with unique items */
function generate(context: Context, cursor: Cursor, turn: number): Json | undefined {
  const { walk, pick, isFirst, budget, level, steps } = context;
  budget.left -= 1;
  if (level > MAX_DEPTH || steps > 4 * MAX_DEPTH || budget.left < -MAX_VALUES) return undefined;
  const { value: schema, choices } = flatten(walk, cursor);
  const chosen = choices.map((options) => options[pick(options.length)]!);
  if (chosen.length > 0) {
    const [ref] = chosen.flatMap(({ $ref }) => textOf($ref) || []);
    const one = {
      value: { ...withDiscriminator(schema, ref), allOf: chosen },
      pointer: cursor.pointer,
    };
    return generate({ ...context, steps: steps + 1 }, one, turn);
  }
  const value = withDiscriminator(schema, cursor.ref);
  if (value['const'] !== undefined) return value['const'];
  const allowed = listOf(value['enum']);
  const given = [...listOf(value['examples']), value['example'], value['default']].filter(
    (one) =>
      one !== undefined &&
      hasType(one, value) &&
      (allowed.length === 0 || allowed.some((same) => isSameJson(one, same))),
  );
  if (given.length > turn && (isFirst || pick(2) === 1)) return given[turn];
  if (allowed.length > 0) return allowed[(turn + pick(allowed.length)) % allowed.length];
  const types = typesOf(value);
  const at = { value, pointer: cursor.pointer };
  switch (types[pick(types.length)]) {
    case 'null':
      return null;
    case 'boolean':
      return (turn + pick(2)) % 2 === 0;
    case 'integer':
      return generateNumber(value, true, turn + pick(3));
    case 'number':
      return generateNumber(value, false, turn + pick(3));
    case 'array':
      return generateArray(context, at);
    case 'object':
      return generateObject(context, at);
    default:
      return generateText(value, turn + pick(3));
  }
}

/** Presets the discriminator property of a schema, if any, to the name that the reference maps to. */
function withDiscriminator(value: JsonObject, ref = ''): JsonObject {
  const { discriminator, properties } = value;
  if (!isObject(discriminator)) return value;
  const name = sectionOf(ref);
  const field = textOf(discriminator['propertyName']);
  const names = isObject(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const [called = name] = names.find(([, to]) => to === ref || to === name) ?? [];
  if (!called) return value;
  const known = isObject(properties) ? properties : {};
  const preset = { allOf: [known[field] ?? {}, { examples: [called] }] };
  return { ...value, properties: { ...known, [field]: preset } };
}

/** Types implied by keywords where `type` is absent. */
const IMPLIED: [type: string, keywords: string[]][] = [
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
  const implied = IMPLIED.filter(([, keys]) => keys.some((key) => value[key] !== undefined));
  const found = [...new Set(implied.map(([type]) => type))];
  return found.length > 0 ? found : ['string', 'number', 'boolean', 'object', 'array', 'null'];
}

/** Whether a value has one of these types, or all are allowed. */
const hasType = (one: Json, { type: types, nullable }: JsonObject): boolean =>
  types === undefined ||
  (nullable === true && one === null) ||
  [types].flat().some((type) => isOfType(one, type));

function isOfType(one: Json, type: Json): boolean {
  if (type === 'number') return isNumber(one);
  if (type === 'integer') return isInteger(one);
  return type === (one === null ? 'null' : Array.isArray(one) ? 'array' : typeof one);
}

const checkers = new WeakMap<JsonObject, ReturnType<typeof checker>>();

/** How many fields without a valid value are left out. */
const MAX_LEFT_OUT = 8;

/** A value without the fields that its schema does not allow; undefined if they are required, or it cannot be compiled. */
function withoutFaults({ root }: SourceDocument, schema: string, value: Json): Json | undefined {
  let check = checkers.get(root);
  if (!check) checkers.set(root, (check = checker(root)));
  let fitting: Json | undefined = value;
  try {
    for (let count = 0; fitting !== undefined && count <= MAX_LEFT_OUT; count += 1) {
      const fault = check(schema, fitting);
      if (!fault) return fitting;
      fitting = without(fitting, stepsOf(`#${fault.path}`));
    }
  } catch {
    // The schema cannot be compiled.
  }
  return undefined;
}

/** A copy without the innermost field on a path; undefined if there is none. */
function without(value: Json, [step, ...inner]: string[]): Json | undefined {
  if (step === undefined || typeof value !== 'object' || value === null) return undefined;
  const one = Array.isArray(value) ? value[Number(step)] : (value as JsonObject)[step];
  const rest = one === undefined ? undefined : without(one, inner);
  if (Array.isArray(value)) return rest === undefined ? undefined : value.with(Number(step), rest);
  const { [step]: _, ...others } = value as JsonObject;
  return rest === undefined ? others : { ...(value as JsonObject), [step]: rest };
}
