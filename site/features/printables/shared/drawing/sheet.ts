import type { Measure, Box, Color, Mark, Role, Weight } from './marks.ts';
import type { Paper } from './paper.ts';

export interface Sheet {
  paper: Paper;
  /** The color of its product, as in site/content/products.ts. */
  hue: string;
  /** Language tag for screen readers, as in `lang`. */
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
  /** Line height as a multiple of the size. */
  leading?: number;
  align?: 'left' | 'center';
  /** Balances line widths, for headlines. */
  balanced?: boolean;
  /** Where a line may break; after spaces by default. */
  breakAfter?: RegExp;
}

/** Text on the color of the product. */
export const ON_HUE = { weight: 'bold', color: 'surface', ground: 'hue' } as const;

/** Cap height of the site's font as a fraction of the size. */
export const CAPITALS = 0.668;

/**
 * Wraps and draws text from the top of a box, and returns the y below the last line. Throws a `RangeError` if a
 * word is wider or the text is higher than the box.
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

/** The smallest width at which a text has no more lines than at `room`. */
function narrowest(text: string, room: number, width: (line: string) => number): number {
  const lines = wrap(text, room, width).length;
  const steps = Array.from({ length: 40 }, (_, index) => (room * (40 - index)) / 40);
  const tooNarrow = steps.findIndex((step) => {
    const widest = Math.max(...text.split(/[ \n]/).map(width));
    return widest > step || wrap(text, step, width).length > lines;
  });
  return steps[tooNarrow - 1] ?? room;
}

/** Height of a text if wrapped to a width. */
export function heightOf(sheet: Sheet, text: string, width: number, look: Look): number {
  const { size, weight = 'regular', leading = 1.28 } = look;
  const measure = (line: string) => sheet.measure(line, size, weight);
  return wrap(text, width, measure, look.breakAfter).length * size * leading;
}

/** Wraps text to a width; keeps line breaks. */
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

/** A horizontal line, to write on or as a separator. */
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

/**
 * Draws at the first size at which the content fits, without a trace of the others; rethrows the `RangeError` of the
 * last one if none does.
 */
export function fit<Result>(
  { marks }: Sheet,
  sizes: number[],
  draw: (size: number) => Result,
): Result {
  let failure: unknown;
  const before = marks.length;
  for (const size of sizes) {
    marks.length = before;
    try {
      return draw(size);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      failure = error;
    }
  }
  throw failure;
}

/** Font sizes in descending order. */
export const sizesFrom = (max: number, min: number, step = 0.25): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => max - index * step);
