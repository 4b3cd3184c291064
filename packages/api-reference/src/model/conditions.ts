import { plainText } from '../json/digits.ts';
import { listOf, type Json } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';

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
export const onlyRequires = (option: Cursor): boolean =>
  option.value['required'] !== undefined && hasOnly(option, 'required');
