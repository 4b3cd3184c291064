import { plainText } from '../json/digits.ts';
import { listOf, textOf, type Json } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { coded, joined } from './facts.ts';
import type { Fact } from './api-model.ts';

/** What `oneOf` or `anyOf` of a schema comes to. */
export interface Choice {
  how: 'one' | 'any';
  options: Cursor[];
  isNullable: boolean;
  /** The values, where each alternative is one. */
  values: Json[];
  facts: Fact[];
}

/** The alternatives of a schema: null is taken out, and constants become values with their meaning. */
export function choicesOf(walk: Walk, schema: Cursor): Choice[] {
  return (['oneOf', 'anyOf'] as const)
    .map((key) => choiceOf(walk.list(schema, key), key === 'oneOf' ? 'one' : 'any'))
    .filter((choice) => choice !== undefined);
}

function choiceOf(all: Cursor[], how: Choice['how']): Choice | undefined {
  if (all.length === 0) return undefined;
  if (all.every(onlyRequires)) {
    const groups = all.map(({ value }) => joined(namesIn(value['required']).map(coded)));
    const term = how === 'one' ? 'Exactly one is given' : 'At least one is given';
    return { ...none(how), facts: [{ term, words: joined(groups, 'or') }] };
  }
  const options = all.filter((option) => !isNull(option));
  const choice = { ...none(how), isNullable: options.length < all.length };
  if (options.length === 0 || !options.every(isConstant)) return { ...choice, options };
  const told = options.filter(({ value }) => meaningOf(value));
  return {
    ...choice,
    values: options.map(({ value }) => value['const'] ?? null),
    facts: told.map(({ value }) => ({ term: plainText(value['const']), words: meaningOf(value) })),
  };
}

const none = (how: Choice['how']): Choice => ({
  how,
  options: [],
  isNullable: false,
  values: [],
  facts: [],
});

const meaningOf = (value: Cursor['value']): string =>
  [
    textOf(value['title']),
    textOf(value['description']),
    value['deprecated'] === true ? 'Deprecated' : '',
  ]
    .filter(Boolean)
    .join('. ');

const isNull = ({ value }: Cursor): boolean => {
  const keys = Object.keys(value).join();
  const isNullEnum = keys === 'enum' && listOf(value['enum']).every((one) => one === null);
  return (
    (keys === 'type' && value['type'] === 'null') ||
    (keys === 'const' && value['const'] === null) ||
    isNullEnum
  );
};

const isConstant = ({ value }: Cursor): boolean =>
  value['const'] !== undefined &&
  Object.keys(value).every((key) =>
    ['const', 'title', 'description', 'type', 'deprecated'].includes(key),
  );

/** What a schema says about when fields are required, and the keywords that say no more than that. */
interface Conditions {
  /** The condition of each field, in Markdown. */
  byField: [name: string, condition: string][];
  told: string[];
}

export function conditionsOf(walk: Walk, cursor: Cursor): Conditions {
  const another = whenAnother(walk, cursor);
  const missing = whenMissing(walk, cursor);
  return {
    byField: [...another, ...missing],
    told: [...(another.length > 0 ? ['if', 'then'] : []), ...(missing.length > 0 ? ['anyOf'] : [])],
  };
}

/** The names of a list; an empty one is a name, too. */
export const namesIn = (value: Json | undefined) =>
  listOf(value).filter((name) => typeof name === 'string');

const hasOnly = ({ value }: Cursor, ...keys: string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

/** `if` a field has a value `then` others are required: the condition of each of these. */
function whenAnother(walk: Walk, cursor: Cursor): [string, string][] {
  const condition = walk.get(cursor, 'if');
  const then = walk.get(cursor, 'then');
  if (!condition || !then || cursor.value['else'] !== undefined) return [];
  if (!hasOnly(condition, 'properties', 'required', 'type') || !hasOnly(then, 'required'))
    return [];
  const tested = walk.map(condition, 'properties');
  if (tested.some(([, test]) => !hasOnly(test, 'const') && !hasOnly(test, 'enum'))) return [];
  const tests = tested.map(([name, { value }]) => {
    const allowed = value['const'] === undefined ? listOf(value['enum']) : [value['const']];
    return `\`${name}\` is ${allowed.map((one) => `\`${plainText(one)}\``).join(' or ')}`;
  });
  if (tests.length === 0) return [];
  return namesIn(then.value['required']).map((name) => [name, tests.join(' and ')]);
}

/** Alternatives that only name required fields: each field is required when the others are left out. */
function whenMissing(walk: Walk, cursor: Cursor): [string, string][] {
  const names = walk
    .list(cursor, 'anyOf')
    .map((option) => (onlyRequires(option) ? namesIn(option.value['required']) : []));
  if (names.length < 2 || names.some((group) => group.length !== 1)) return [];
  const all = names.flat();
  return all.map((name) => {
    const others = all.filter((other) => other !== name).map((other) => `\`${other}\``);
    const verb = others.length === 1 ? 'is' : 'are';
    return [name, `${others.join(' and ')} ${verb} left out`];
  });
}

/** Whether an alternative only repeats which fields are required. */
const onlyRequires = (option: Cursor): boolean =>
  option.value['required'] !== undefined && hasOnly(option, 'required');
