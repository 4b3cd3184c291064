import type { Json } from '../json/json.ts';
import { coded, joined } from '../model/facts.ts';
import type { Shape } from '../model/api-model.ts';

/** One thing that differs between two versions of a document. */
export interface Change {
  kind: 'added' | 'changed' | 'removed';
  /**
   * A call that was right may be refused or do something else, or an answer may hold what was never promised.
   * What cannot be told counts.
   */
  isBreaking: boolean;
  /** What it belongs to: an operation, a schema, a credential. */
  title: string;
  /** Where that stands on the page of the later version; empty where it is gone. */
  anchor: string;
  /** What is different, in Markdown; empty where all of it came or went. */
  words: string;
}

/** A change inside something that is told by name elsewhere. */
export type Detail = Pick<Change, 'kind' | 'isBreaking' | 'words'>;

/** Which way a value travels, as the caller sees it. */
export type Way = 'sent' | 'received' | 'both';

/** Whether a value no longer fits: sent ones break where less is taken, received ones where more may come. */
export const breaks = (way: Way, takesLess: boolean, givesMore: boolean): boolean =>
  (way !== 'received' && takesLess) || (way !== 'sent' && givesMore);

export const changed = (words: string, isBreaking: boolean): Detail => ({
  kind: 'changed',
  isBreaking,
  words,
});

/** One side of a value that two versions may see differently. */
interface Facet {
  /** What a shape says of it, in Markdown; two that say the same are the same. */
  said: (shape: Shape) => string;
  /** Whether `to` refuses something that `from` allows. */
  refuses: (from: Shape, to: Shape) => boolean;
  /** It means nothing in what is received. */
  isOfSent?: boolean;
}

const facets: Facet[] = [
  {
    said: ({ types, items, name, choice }) =>
      choice || (name && types.length === 0)
        ? ''
        : `of the type ${joined(types, 'or') || 'any'}${items?.name ? ` of ${coded(items.name)}` : ''}`,
    refuses: ({ types: from }, { types: to }) =>
      to.length > 0 && (from.length === 0 || !from.every((type) => isAmong(type, to))),
  },
  {
    said: ({ isNullable }) => (isNullable ? 'null or a value' : 'never null'),
    refuses: (from, to) => from.isNullable && !to.isNullable,
  },
  {
    said: ({ format }) => format && `of the format ${coded(format)}`,
    refuses: ({ format: from }, { format: to }) => to !== '' && to !== from,
  },
  {
    said: ({ values }) => (values.length > 0 ? `one of ${joined(values.map(coded), 'or')}` : ''),
    refuses: ({ values: from }, { values: to }) =>
      to.length > 0 && (from.length === 0 || !from.every((value) => has(to, value))),
  },
  {
    said: ({ limits }) => limits.join(', '),
    refuses: (from, to) =>
      !to.limits.every((limit) => from.limits.some((other) => holds(other, limit))),
  },
  {
    said: (shape) => (shape.default === undefined ? '' : `${coded(shape.default)} by default`),
    refuses: (from, to) =>
      from.default !== undefined && JSON.stringify(from.default) !== JSON.stringify(to.default),
    isOfSent: true,
  },
  {
    said: ({ choice }) =>
      choice ? `${choice.how} of ${joined(choice.options.map(called), 'and')}` : '',
    refuses: ({ choice: from }, { choice: to }) =>
      to !== undefined &&
      (from === undefined ||
        !from.options.every((option) => to.options.map(called).includes(called(option)))),
  },
  {
    said: ({ badges }) => joined(badges),
    refuses: (from, to) =>
      ['read-only', 'write-only'].some(
        (badge) => from.badges.includes(badge) !== to.badges.includes(badge),
      ),
  },
];

/** What two versions of a shape say differently about the value itself, not about what it holds. */
export const facetsChanged = (before: Shape, after: Shape, way: Way): Detail[] =>
  facets.flatMap(({ said, refuses, isOfSent = false }) => {
    const [was, is] = [said(before), said(after)];
    if (was === is) return [];
    const isBreaking = breaks(way, refuses(before, after), !isOfSent && refuses(after, before));
    return [changed(`${is || 'nothing said'}, before ${was || 'nothing said'}`, isBreaking)];
  });

/** What an alternative is known by. */
export const called = (shape: Shape): string =>
  coded(shape.name || shape.description.split('\n', 1)[0] || shape.types.join(' or ') || 'any');

const isAmong = (type: string, types: string[]): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const has = (values: Json[], value: Json): boolean =>
  values.some((one) => JSON.stringify(one) === JSON.stringify(value));

/** A range in the words of model/limits.ts. */
interface Range {
  low: number;
  high: number;
  /** What is counted, in the singular. */
  unit: string;
}

/** Whether what keeps to one limit keeps to the other too. Limits are told in the words of model/limits.ts. */
function holds(kept: string, asked: string): boolean {
  if (kept === asked) return true;
  const [from, to] = [rangeOf(kept), rangeOf(asked)];
  return (
    from !== undefined &&
    to !== undefined &&
    from.unit === to.unit &&
    from.low >= to.low &&
    from.high <= to.high
  );
}

const WORDS = /^(?:(exactly|at least|at most) )?(-?[\d.,]+)(?: to (-?[\d.,]+))?(?: (.+))?$/;

/** Undefined for what is no range, such as a pattern, and for one whose end is left out. */
function rangeOf(words: string): Range | undefined {
  const found = WORDS.exec(words);
  if (!found) return undefined;
  const [, how, first = '', second, unit = ''] = found;
  const [low, high] = [first, second ?? first].map((text) => Number(text.replaceAll(',', '')));
  if (how === undefined && second === undefined) return undefined;
  return {
    low: how === 'at most' ? -Infinity : low!,
    high: how === 'at least' ? Infinity : high!,
    unit: unit.replace(/ies$/, 'y').replace(/s$/, ''),
  };
}
