import type { Json } from '../../shared/json.ts';
import { coded, joined } from '../model/facts.ts';
import type { Shape } from '../../shared/model.ts';
import { breaks, changed, type Detail, type Way } from './change.ts';
import { holds } from './limits-hold.ts';

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
