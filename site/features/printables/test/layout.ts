import type { Box, Words } from '../shared/drawing/marks.ts';
import { CAPITALS, type Sheet } from '../shared/drawing/sheet.ts';

export const wordsOf = (sheet: Sheet): Words[] =>
  sheet.marks.filter((mark): mark is Words => mark.kind === 'words');

/** Bounding box from the cap height of the first line to the baseline of the last. */
export function boxOf({ lines, size }: Words): Box {
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const top = lines[0]!.y - size * CAPITALS;
  return { x: left, y: top, width: right - left, height: lines[lines.length - 1]!.y - top };
}

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.05 &&
  inner.y >= outer.y - 0.05 &&
  inner.x + inner.width <= outer.x + outer.width + 0.05 &&
  inner.y + inner.height <= outer.y + outer.height + 0.05;

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** All text in reading order; the lines of a block are joined, so that broken URLs are whole. */
export const printedText = (sheet: Sheet): string =>
  wordsOf(sheet)
    .map(({ lines }) => lines.map(({ text }) => text).join(''))
    .join('\n');
