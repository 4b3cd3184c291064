import { publishedAt } from '../../../../../brand/published.ts';
import type { Scan } from '../printable.ts';
import { CODE_SIZE, codeWidth, drawCode } from './code.ts';
import { rightFrom, below, inset, type Box, type Color } from './marks.ts';
import { heightOf, ON_HUE, rectangle, rule, write, type Look, type Sheet } from './sheet.ts';

/** The area of the sheet inside its margins, which every printer can print. */
export const printableArea = ({ paper: { width, height, side, end } }: Sheet): Box =>
  inset({ x: 0, y: 0, width, height }, side, end);

export function fill(sheet: Sheet, box: Box, color: Color, radius = 0): void {
  sheet.marks.push({ kind: 'shape', path: rectangle(box, radius), fill: color });
}

/** A URL without its scheme, as readers type it. */
export const displayUrl = (path: string) => `${publishedAt}${path}`.replace(/^https?:\/\//, '');

const ADDRESS: Look = { size: 8.5, leading: 1.25, color: 'ink', breakAfter: /(?<=[/#])/ };

/** 9 mm in points: enough to write in by hand. */
export const WRITING_HEIGHT = (9 / 25.4) * 72;

const BLANK: Look = { size: 10.5, weight: 'bold' };

/** A label followed by a line to write on at `y`. */
export function blankLine(sheet: Sheet, words: string, { x, y, width }: Omit<Box, 'height'>): void {
  write(sheet, words, { x, y: y - 13, width, height: 14 }, { ...BLANK, leading: 1.18 });
  const from = sheet.measure(words, BLANK.size, 'bold') + 6;
  rule(sheet, { x: x + from, y, width: width - from });
}

/** A QR code with its target beside it, as a label and a URL. `who` is the audience. */
export function scanBeside(sheet: Sheet, scan: Scan, box: Box, who: string): void {
  const url = publishedAt + scan.path;
  const room = codeWidth(url);
  const quiet = (room - CODE_SIZE) / 2;
  sheet.marks.push(drawCode(url, box.x - quiet, box.y));
  const beside = { ...rightFrom(box, box.x + room - quiet), y: box.y + quiet, height: CODE_SIZE };
  const label = write(sheet, who, beside, LABEL);
  const words = write(sheet, scan.words, below(beside, label), WHAT);
  write(sheet, displayUrl(scan.path), below(beside, words + 3), ADDRESS);
}

const LABEL: Look = { size: 9, weight: 'bold', color: 'hue' };
const WHAT: Look = { size: 11.5, weight: 'bold', leading: 1.2 };

export const scanHeight = (scan: Scan) => codeWidth(publishedAt + scan.path);

/** A numbered step: a disc, the action in bold, and when or how. Returns the y below it. */
export function step(
  sheet: Sheet,
  number: number,
  [action, how]: [action: string, how: string],
  box: Box,
  size: number,
): number {
  const side = size * 2.3;
  const disc = { ...box, width: side, height: side };
  const look: Look = { ...ON_HUE, size: size * 1.45, leading: side / (size * 1.45) };
  fill(sheet, disc, 'hue', side / 2);
  write(sheet, String(number), disc, { ...look, align: 'center' });
  const rest = rightFrom(box, box.x + side + size * 0.8);
  const top = write(sheet, action, rest, { size: size * 1.3, weight: 'bold', leading: 1.15 });
  const bottom = write(sheet, how, { ...rest, y: top, height: rest.height }, { size });
  return Math.max(bottom, box.y + side);
}

interface Rows {
  /** Width of the first column. */
  first: number;
  size: number;
  /** Space above and below the text of a row. */
  pad: number;
}

/** Two columns, the first in bold, a rule above each row. Returns the y below the last one. */
export function rows(sheet: Sheet, pairs: [string, string][], box: Box, look: Rows): number {
  const { first, size, pad } = look;
  const gap = size;
  const second = box.width - first - gap;
  const bold: Look = { size, weight: 'bold', leading: 1.22 };
  const plain: Look = { size, leading: 1.22 };
  return pairs.reduce((y, [left, right]) => {
    rule(sheet, { ...box, y });
    const height = Math.max(
      heightOf(sheet, left, first, bold),
      heightOf(sheet, right, second, plain),
    );
    if (y + height + 2 * pad > box.y + box.height + 0.01)
      throw new RangeError(`No room for the row "${left}".`);
    write(sheet, left, { x: box.x, y: y + pad, width: first, height }, bold);
    write(sheet, right, { x: box.x + first + gap, y: y + pad, width: second, height }, plain);
    return y + height + 2 * pad;
  }, box.y);
}
