import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../../../shell/build/articles/element.ts';

/** Characters in a line of a whole table at its usual width. */
const LINE = 90;
/** Horizontal padding of a column, in characters. */
const PADDING = 3.5;
/** Width of an empty column to write in by hand, in characters. */
const BLANK = 24;
/** A column whose cells have fewer characters than this may be as narrow as they are. */
const SHORT = 12;

/**
 * The width of each column in percent of the table. Columns with more text are wider, but less than proportionally:
 * this minimizes the height of rows with one long and several short cells. No column is wider than its longest cell,
 * narrower than its longest word, or too narrow to read.
 *
 * @param columns the texts of each column, its heading first
 */
export function columnShares(columns: string[][]): number[] {
  const lengths = columns.map((cells) => cells.map((text) => (text.trim() ? text.length : BLANK)));
  // These widths minimize the sum of the squared numbers of lines over all cells.
  const wanted = lengths.map((cells) => Math.cbrt(cells.reduce((sum, one) => sum + one ** 2, 0)));
  const room = LINE / sum(wanted);
  const widths = wanted.map((one, index) => {
    const longest = Math.max(...lengths[index]!);
    return PADDING + Math.min(longest, Math.max(one * room, longestWord(columns[index]!)));
  });
  const shares = widths.map((width) => width / sum(widths));
  // The minimum readable width, 100 px, in the narrowest container that shows a table as a table.
  const minimum = 1 / (columns.length + 1.4);
  const isNarrow = shares.map((share, at) => share < minimum && Math.max(...lengths[at]!) >= SHORT);
  const others = shares.filter((_, index) => !isNarrow[index]);
  const left = 1 - minimum * (shares.length - others.length);
  return shares.map((share, index) => {
    const whole = isNarrow[index] ? minimum : (share / sum(others)) * left;
    // Rounded down, because browsers subtract any excess over 100 % from the last column.
    return Math.floor(1000 * whole) / 10;
  });
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const longestWord = (cells: string[]): number =>
  Math.max(
    ...cells
      .flatMap((text) => partsOf(text).flatMap((part) => part.split(/[\s-]/)))
      .map(({ length }) => length),
  );

/** Shorter words are not broken. */
const LONG_WORD = /\S{17,}/g;
/** Parts of a long word are joined up to this many characters. */
const MAX_PIECE = 13;
/** After punctuation, and before an uppercase letter in camel case, such as in `edgeId`. */
const BREAK_POINT = /(?<=[/._,:;=&?@-])(?=[\w{<])|(?<=[a-z\d])(?=[A-Z])/;

/**
 * Inserts `<wbr>` between the parts of long names and URLs in a cell. Short parts are joined as long as they fit a
 * line of a narrow column.
 */
export function breakLongWords(cell: Element): void {
  visit(cell, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const parts = partsOf(node.value);
    if (parts.length === 1) return undefined;
    const broken = parts.flatMap((value, at): ElementContent[] => [
      ...(at > 0 ? [element('wbr', {})] : []),
      { type: 'text', value },
    ]);
    parent.children.splice(index, 1, ...broken);
    return [SKIP, index + broken.length];
  });
}

/** Splits a text at additional break opportunities. */
export function partsOf(text: string): string[] {
  return text.replaceAll(LONG_WORD, (word) => pieces(word).join('\0')).split('\0');
}

function pieces(word: string): string[] {
  const [first = '', ...others] = word.split(BREAK_POINT);
  return others.reduce(
    (lines, part) => {
      const last = lines.at(-1)!;
      return last.length + part.length > MAX_PIECE
        ? [...lines, part]
        : [...lines.slice(0, -1), last + part];
    },
    [first],
  );
}
