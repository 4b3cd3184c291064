import { plainText } from '../json/digits.ts';
import { listOf, textOf, type Json } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { coded, joined } from './facts.ts';
import type { Fact } from './api-model.ts';

/** The alternatives in `oneOf` or `anyOf` of a schema. */
export interface Choice {
  how: 'one' | 'any';
  options: Cursor[];
  isNullable: boolean;
  /** The constants, if every alternative is one. */
  values: Json[];
  facts: Fact[];
}

/** The alternatives of a schema. Null becomes `isNullable`, and constants become values with descriptions. */
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
  const described = options.filter(({ value }) => meaningOf(value));
  return {
    ...choice,
    values: options.map(({ value }) => value['const'] ?? null),
    facts: described.map(({ value }) => ({
      term: plainText(value['const']),
      words: meaningOf(value),
    })),
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

/** When fields are required, and the keywords that express nothing else. */
interface Conditions {
  /** The condition of each field, in Markdown. */
  byField: [name: string, condition: string][];
  keywords: string[];
}

export function conditionsOf(walk: Walk, cursor: Cursor): Conditions {
  const another = whenAnother(walk, cursor);
  const missing = whenMissing(walk, cursor);
  return {
    byField: [...another, ...missing],
    keywords: [
      ...(another.length > 0 ? ['if', 'then'] : []),
      ...(missing.length > 0 ? ['anyOf'] : []),
    ],
  };
}

/** The strings of a list, empty ones included. */
export const namesIn = (value: Json | undefined) =>
  listOf(value).filter((name) => typeof name === 'string');

const hasOnly = ({ value }: Cursor, ...keys: string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

/** Fields required by `if` and `then`, with the condition of each. */
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

/** Fields of alternatives that only list `required`: each is required if the others are absent. */
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
