import type { Shape } from './api-model.ts';
import { isLinked } from './lines.ts';

/** Wording that differs between outputs. */
interface Wording {
  /** A type without nested types. */
  plain(shape: Shape): string;
  /** Suffix of a nullable type. */
  orNull: string;
}

/** The type of a value in words; a schema with its own section appears as its shape, to be linked. */
export function typePieces(shape: Shape, wording: Wording): (string | Shape)[] {
  const { types, items, choice, entries, fields } = shape;
  const end = shape.isNullable ? wording.orNull : '';
  const inside = (inner: Shape) => {
    const pieces = typePieces(inner, wording);
    return isSeveral(inner) ? ['(', ...pieces, ')'] : pieces;
  };
  const others = (known: string) => types.flatMap((type) => (type === known ? [] : ` or ${type}`));
  if (items) return ['array of ', ...inside(items), ...others('array'), end];
  if (isLinked(shape)) return [shape, end];
  if (choice) {
    const own = types.filter((type) => !choice.options.some((one) => one.types.includes(type)));
    // One of each wording: "string or string" would be noise.
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

/** Whether its words need parentheses after "array of". */
const isSeveral = (shape: Shape): boolean =>
  shape.items ? shape.types.length > 1 || shape.isNullable : typeWords(shape).includes(' or ');

const inText: Wording = {
  plain({ types, format, isNullable }) {
    const names = types.join(' or ') || (isNullable ? '' : 'any');
    const how = types.length === 1 && format ? ` (${format})` : '';
    return `${names}${how}${isNullable ? `${names && ' or '}null` : ''}`;
  },
  orNull: ' or null',
};

/** The type of a value in plain words. */
export const typeWords = (shape: Shape): string =>
  typePieces(shape, inText)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');
