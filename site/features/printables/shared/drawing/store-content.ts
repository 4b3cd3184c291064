import { drawCode, withQuiet } from './code.ts';
import { rightFrom, inset, type Box } from './marks.ts';
import { fill } from './parts.ts';
import { fit, heightOf, rectangle, sizesFrom, write, type Look, type Sheet } from './sheet.ts';

/** Content that a store adds to its copy of a sign. */
export interface StoreContent {
  store?: string;
  /** A `data:` URL, and its dimensions in any unit. */
  logo?: { data: string; width: number; height: number } | undefined;
  /** Content of its QR code, which replaces the picture. */
  code?: string;
  /** Text on the line that is otherwise filled in by hand. */
  filledIn?: string;
}

/** Sizes scale with the width of the panel: `unit` is 1 at 515 points, the panel of an A4 sheet. */
export interface Frame {
  box: Box;
  unit: number;
}

/** Draws logo and name of the store above the panel. Returns the y below them. */
export function storeHeader(
  sheet: Sheet,
  own: StoreContent | undefined,
  { box, unit }: Frame,
): number {
  const { logo, store } = own ?? {};
  if (!logo && !store) return box.y;
  const height = 52 * unit;
  const scale = logo ? Math.min(height / logo.height, (box.width * 0.4) / logo.width) : 0;
  const logoWidth = logo ? logo.width * scale : 0;
  if (logo) {
    const logoBox = { x: box.x, y: box.y, width: logoWidth, height: logo.height * scale };
    sheet.marks.push({ kind: 'image', data: logo.data, box: logoBox });
  }
  const room = { ...rightFrom(box, box.x + (logo ? logoWidth + 14 * unit : 0)), height };
  if (store)
    fit(sheet, sizesFrom(30 * unit, 9), (size) => {
      if (sheet.measure(store, size, 'bold') > room.width)
        throw new RangeError(`"${store}" is too wide.`);
      write(sheet, store, room, { size, weight: 'bold', leading: height / size });
    });
  return box.y + height + 12 * unit;
}

/** Draws the store's QR code on a white background that includes its quiet zone. */
export function storeCode(sheet: Sheet, code: string, box: Box, unit: number): void {
  fill(sheet, box, 'surface', 10 * unit);
  const side = box.width / withQuiet(code);
  sheet.marks.push(drawCode(code, box.x, box.y, side));
}

/** A white box with a dashed border, on which staff stick a code. */
export function codePlaceholder(sheet: Sheet, words: string, box: Box, unit: number): void {
  fill(sheet, box, 'surface', 10 * unit);
  const inner = inset(box, 12 * unit);
  sheet.marks.push({
    kind: 'shape',
    path: rectangle(inner, 6 * unit),
    stroke: 'line-strong',
    line: 1,
    dash: 5,
  });
  const look: Look = { size: 15 * unit, leading: 1.25, align: 'center', color: 'ink-2' };
  const text = inset(inner, 10, 0);
  const height = heightOf(sheet, words, text.width, look);
  write(sheet, words, { ...text, y: inner.y + (inner.height - height) / 2, height }, look);
}
