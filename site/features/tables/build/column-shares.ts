import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Letters in a line of a whole table, at its usual width. */
const LINE = 90;
/** What stands left and right of a column, in letters. */
const PADDING = 3.5;
/** Room to write by hand, in letters. */
const BLANK = 24;
/** A column whose cells hold fewer letters than this may be as narrow as they are. */
const SHORT = 12;

/**
 * How much of a table's width each column gets, in per cent. The more its cells say, the wider it is, but
 * by far not in proportion: one long column and several short ones end in rows of few lines. None is wider
 * than its longest cell asks, narrower than its longest word, or too narrow to be read.
 *
 * @param columns the texts of each column, its heading first
 */
export function columnShares(columns: string[][]): number[] {
  const lengths = columns.map((cells) => cells.map((text) => (text.trim() ? text.length : BLANK)));
  // With these widths the sum over all cells of the squares of their lines is least.
  const wanted = lengths.map((cells) => Math.cbrt(cells.reduce((sum, one) => sum + one ** 2, 0)));
  const room = LINE / sum(wanted);
  const widths = wanted.map((one, index) => {
    const longest = Math.max(...lengths[index]!);
    return PADDING + Math.min(longest, Math.max(one * room, longestWord(columns[index]!)));
  });
  const shares = widths.map((width) => width / sum(widths));
  // The readable least of a column, a hundred pixels, in the narrowest frame that shows a table as one.
  const least = 1 / (columns.length + 1.4);
  const isNarrow = shares.map((share, at) => share < least && Math.max(...lengths[at]!) >= SHORT);
  const others = shares.filter((_, index) => !isNarrow[index]);
  const left = 1 - least * (shares.length - others.length);
  return shares.map((share, index) => {
    const whole = isNarrow[index] ? least : (share / sum(others)) * left;
    // Rounded down, because a browser takes what is beyond the whole from the last column.
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

/** A word of fewer letters stays whole. */
const LONG_WORD = /\S{17,}/g;
/** Letters of a longer one that stay together, where its parts are shorter. */
const TOGETHER = 13;
/** After a mark, and before the hump of a name such as `edgeId`. */
const SEAM = /(?<=[/._,:;=&?@-])(?=[\w{<])|(?<=[a-z\d])(?=[A-Z])/;

/**
 * Lets names and addresses in a cell break where their parts meet. So that a name does not fall into
 * crumbs, its parts stay together as far as a line of a narrow column holds them.
 */
export function breakLongWords(cell: Element): void {
  visit(cell, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const parts = partsOf(node.value);
    if (parts.length === 1) return undefined;
    const broken = parts.flatMap((value, at): ElementContent[] => [
      ...(at > 0 ? [wordBreak()] : []),
      { type: 'text', value },
    ]);
    parent.children.splice(index, 1, ...broken);
    return [SKIP, index + broken.length];
  });
}

const wordBreak = (): Element => ({
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
});

/** A text cut at the places where it may break, besides those that the browser knows. */
export function partsOf(text: string): string[] {
  return text.replaceAll(LONG_WORD, (word) => pieces(word).join('\0')).split('\0');
}

function pieces(word: string): string[] {
  const [first = '', ...others] = word.split(SEAM);
  return others.reduce(
    (lines, part) => {
      const last = lines.at(-1)!;
      return last.length + part.length > TOGETHER
        ? [...lines, part]
        : [...lines.slice(0, -1), last + part];
    },
    [first],
  );
}
