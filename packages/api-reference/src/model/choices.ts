import { plainText } from '../json/digits.ts';
import { listOf, textOf, type Json } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { namesIn, onlyRequires } from './conditions.ts';
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
