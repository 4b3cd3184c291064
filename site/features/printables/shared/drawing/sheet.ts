import type { Measure, Box, Color, Mark, Role, Weight } from './marks.ts';
import type { Paper } from './paper.ts';

export interface Sheet {
  paper: Paper;
  /** The color of its product, as in site/content/products.ts. */
  hue: string;
  /** As in `lang`, for readers aloud. */
  language: string;
  measure: Measure;
  marks: Mark[];
}

export interface Look {
  size: number;
  weight?: Weight;
  color?: Color;
  ground?: Color;
  role?: Role;
  /** Height of a line as a multiple of the size. */
  leading?: number;
  align?: 'left' | 'center';
  /** Gives lines about the same width, for words that are seen before they are read. */
  balanced?: boolean;
  /** Characters after which a line may end, beside spaces. */
  breakAfter?: RegExp;
}

/** Height of capitals as a part of the size, in the family of the site. */
export const CAPITALS = 0.668;

/**
 * Sets text in lines from the top of a box, and answers the y under the last line. Throws where a
 * word is wider than the box or the lines are higher.
 */
export function write(sheet: Sheet, text: string, box: Box, look: Look): number {
  const { size, weight = 'regular', leading = 1.28, align = 'left' } = look;
  const width = (line: string) => sheet.measure(line, size, weight);
  const room = look.balanced ? narrowest(text, box.width, width) : box.width;
  const lines = wrap(text, room, width, look.breakAfter);
  const bottom = box.y + lines.length * size * leading;
  if (bottom > box.y + box.height + 0.01)
    throw new RangeError(`"${text}" needs ${lines.length} lines of ${size} points: too high.`);
  sheet.marks.push({
    kind: 'words',
    role: look.role ?? 'P',
    size,
    weight,
    color: look.color ?? 'ink',
    ground: look.ground ?? 'surface',
    within: box,
    lines: lines.map((line, index) => ({
      text: line,
      x: align === 'center' ? box.x + (box.width - width(line)) / 2 : box.x,
      y: box.y + size * (leading * index + (leading + CAPITALS) / 2),
      width: width(line),
    })),
  });
  return bottom;
}

/** The least width at which a text takes no more lines than at `room`. */
function narrowest(text: string, room: number, width: (line: string) => number): number {
  const lines = wrap(text, room, width).length;
  const steps = Array.from({ length: 40 }, (_, index) => (room * (40 - index)) / 40);
  const tooNarrow = steps.findIndex((step) => {
    const widest = Math.max(...text.split(/[ \n]/).map(width));
    return widest > step || wrap(text, step, width).length > lines;
  });
  return steps[tooNarrow - 1] ?? room;
}

/** How high the text would be. */
export function heightOf(sheet: Sheet, text: string, width: number, look: Look): number {
  const { size, weight = 'regular', leading = 1.28 } = look;
  const measure = (line: string) => sheet.measure(line, size, weight);
  return wrap(text, width, measure, look.breakAfter).length * size * leading;
}

/** Lines no wider than `room`; a line break in the text is kept. */
function wrap(
  text: string,
  room: number,
  width: (line: string) => number,
  breakAfter = /(?<= )/,
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of paragraph.split(breakAfter)) {
      if (line && width((line + piece).trimEnd()) > room) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
      if (width(line.trimEnd()) > room)
        throw new RangeError(`"${piece}" is wider than ${room.toFixed(0)} points.`);
    }
    return [...lines, line.trimEnd()];
  });
}

export function rectangle(box: Box, radius = 0): string {
  const { x, y, width, height } = box;
  const r = radius;
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return (
    `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${corner(r, r)}v${n(height - 2 * r)}` +
    `${corner(-r, r)}h${n(2 * r - width)}${corner(-r, -r)}v${n(2 * r - height)}${corner(r, -r)}z`
  );
}

/** A straight line to write on or to part things with. */
export function rule(
  sheet: Sheet,
  from: { x: number; y: number; width: number },
  look: { line?: number; color?: Color } = {},
): void {
  sheet.marks.push({
    kind: 'shape',
    path: `M${n(from.x)} ${n(from.y)}h${n(from.width)}`,
    stroke: look.color ?? 'line-strong',
    line: look.line ?? 0.7,
  });
}

const n = (value: number) => Math.round(value * 100) / 100;

/** The largest of the sizes at which the content fits; throws what the last one threw. */
export function fit<Result>(sizes: number[], draw: (size: number) => Result): Result {
  let failure: unknown;
  for (const size of sizes) {
    try {
      return draw(size);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      failure = error;
    }
  }
  throw failure;
}

/** From large to small in steps of a quarter point. */
export const sizesFrom = (most: number, least: number, step = 0.25): number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => most - index * step);
