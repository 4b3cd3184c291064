import type { Shape } from './api-model.ts';
import { isLinked } from './lines.ts';

/** What an output says in its own way. */
interface Wording {
  /** A type that holds no other. */
  plain(shape: Shape): string;
  /** Behind a type that can be null, where no other word says so. */
  orNull: string;
}

/** The type of a value in words, and in their place each schema that is described elsewhere under its name. */
export function typePieces(shape: Shape, wording: Wording): (string | Shape)[] {
  const { types, items, choice, entries, fields } = shape;
  const end = shape.isNullable ? wording.orNull : '';
  const inside = (inner: Shape) => {
    const pieces = typePieces(inner, wording);
    return isSeveral(inner) ? ['(', ...pieces, ')'] : pieces;
  };
  const others = (told: string) => types.flatMap((type) => (type === told ? [] : ` or ${type}`));
  if (items) return ['array of ', ...inside(items), ...others('array'), end];
  if (isLinked(shape)) return [shape, end];
  if (choice) {
    const own = types.filter((type) => !choice.options.some((one) => one.types.includes(type)));
    // Of alternatives that are called alike one: "string or string" says nothing.
    const differing = new Map(choice.options.map((option) => [typeWords(option), option]));
    return [
      own.length > 0 ? `${own.join(' or ')}: ` : '',
      ...[...differing.values()].flatMap((option, index) => [
        index > 0 ? ' or ' : '',
        ...typePieces(option, wording),
      ]),
      end,
    ];
  }
  if (entries && fields.length === 0)
    return ['map of ', ...inside(entries), ...others('object'), end];
  return [wording.plain(shape)];
}

/** Whether "array of" before its words would seem to be about the first of them only. */
const isSeveral = (shape: Shape): boolean =>
  shape.items ? shape.types.length > 1 || shape.isNullable : typeWords(shape).includes(' or ');

const inText: Wording = {
  plain({ types, format, isNullable }) {
    const said = types.join(' or ') || (isNullable ? '' : 'any');
    const how = types.length === 1 && format ? ` (${format})` : '';
    return `${said}${how}${isNullable ? `${said && ' or '}null` : ''}`;
  },
  orNull: ' or null',
};

/** The type of a value in plain words. */
export const typeWords = (shape: Shape): string =>
  typePieces(shape, inText)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');
