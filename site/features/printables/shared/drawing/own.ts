import { drawCode, withQuiet } from './code.ts';
import type { Box } from './marks.ts';
import { fill } from './parts.ts';
import { fit, heightOf, rectangle, sizesFrom, write, type Look, type Sheet } from './sheet.ts';

/** What a store puts on its own copy. */
export interface Own {
  store?: string;
  /** A `data:` address, and its measures in any unit. */
  logo?: { data: string; width: number; height: number };
  /** What its code holds. It takes the place of the picture. */
  code?: string;
  /** What stands on the line that is else written on by hand. */
  written?: string;
}

/** Sizes on a sheet follow the width of its panel; 515 points is the panel of an A4 sheet. */
export interface Frame {
  box: Box;
  unit: number;
}

/** Logo and name of the store above the panel. Answers the y under them. */
export function nameOfStore(sheet: Sheet, own: Own | undefined, { box, unit }: Frame): number {
  const { logo, store } = own ?? {};
  if (!logo && !store) return box.y;
  const height = 52 * unit;
  const scale = logo ? Math.min(height / logo.height, (box.width * 0.4) / logo.width) : 0;
  const wide = logo ? logo.width * scale : 0;
  if (logo) {
    const place = { x: box.x, y: box.y, width: wide, height: logo.height * scale };
    sheet.marks.push({ kind: 'image', data: logo.data, box: place });
  }
  const x = box.x + (logo ? wide + 14 * unit : 0);
  const room = { x, y: box.y, width: box.x + box.width - x, height };
  if (store)
    fit(sizesFrom(30 * unit, 9), (size) => {
      if (sheet.measure(store, size, 'bold') > room.width)
        throw new RangeError(`"${store}" is too wide.`);
      write(sheet, store, room, { size, weight: 'bold', leading: height / size });
    });
  return box.y + height + 12 * unit;
}

/** The store's own code, its quiet zone inside the white. */
export function codeOfStore(sheet: Sheet, code: string, box: Box, unit: number): void {
  fill(sheet, box, 'surface', 10 * unit);
  const side = box.width / withQuiet(code);
  sheet.marks.push(drawCode(code, box.x, box.y, side));
}

/** A white place to put a code on by hand. */
export function placeForCode(sheet: Sheet, words: string, box: Box, unit: number): void {
  fill(sheet, box, 'surface', 10 * unit);
  const edge = 12 * unit;
  const inner = {
    x: box.x + edge,
    y: box.y + edge,
    width: box.width - 2 * edge,
    height: box.height - 2 * edge,
  };
  sheet.marks.push({
    kind: 'shape',
    path: rectangle(inner, 6 * unit),
    stroke: 'line-strong',
    line: 1,
    dash: 5,
  });
  const look: Look = { size: 15 * unit, leading: 1.25, align: 'center', color: 'ink-2' };
  const text = { ...inner, x: inner.x + 10, width: inner.width - 20 };
  const height = heightOf(sheet, words, text.width, look);
  write(sheet, words, { ...text, y: inner.y + (inner.height - height) / 2, height }, look);
}
