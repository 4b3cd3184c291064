import { drawings } from '../../../../../brand/look.ts';
import { pathDataOf } from '../../../../../brand/outlines.ts';
import type { Box } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** A path of a drawing on a grid of 100 by 100, filled or stroked with a line of this width. */
type Part = { path: string; line?: number; ground?: true };

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Parts with `ground` have the color of the product, on which pictures are drawn. */
const pictures = {
  button: [
    { path: circle(50, 62, 32), line: 6 },
    { path: circle(50, 62, 20) },
    { path: 'M50 20V6M25 27L15 15M75 27L85 15', line: 6 },
  ],
  message: [
    {
      path: 'M14 12H86a8 8 0 0 1 8 8V64a8 8 0 0 1-8 8H50L28 92V72H14a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z',
    },
    { path: circle(28, 42, 6.5), ground: true },
    { path: circle(50, 42, 6.5), ground: true },
    { path: circle(72, 42, 6.5), ground: true },
  ],
  locker: [
    { path: 'M6 8H94V92H6zM34.5 8V92M64 8V92M6 36H94M6 64H94', line: 5 },
    { path: 'M64 36H94V64H64z' },
    { path: 'M26 22h0M55 22h0M86 22h0M26 50h0M26 78h0M55 50h0M55 78h0M86 82h0', line: 6 },
  ],
  bag: [
    { path: 'M16 34H84L90 94H10z' },
    { path: 'M33 46V26a17 17 0 0 1 34 0V46', line: 6 },
    { path: 'M33 40V46M67 40V46', line: 6, ground: true },
  ],
  car: [
    {
      path: 'M8 58a8 8 0 0 1 8-8H20L30 28a8 8 0 0 1 7-5H66a8 8 0 0 1 7 5L82 50H84a8 8 0 0 1 8 8V76H8z',
    },
    { path: 'M30 50L37 34H63L70 50z', ground: true },
    { path: circle(27, 77, 11) },
    { path: circle(73, 77, 11) },
    { path: circle(27, 77, 4.5), ground: true },
    { path: circle(73, 77, 4.5), ground: true },
  ],
  walker: [
    { path: circle(54, 14, 10) },
    { path: 'M52 32L44 62L62 74V94M44 62L30 94M51 36L30 46V58M53 36L64 50L78 52', line: 9 },
  ],
} satisfies Record<string, Part[]>;

export type Picture = keyof typeof pictures;

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Draws a picture in one color, scaled to a square. */
export function picture(sheet: Sheet, name: Picture, square: Square): void {
  const scale = square.size / 100;
  for (const { path, line, ground: behind } of pictures[name] as Part[]) {
    const paint = behind ? 'hue' : 'surface';
    sheet.marks.push({
      kind: 'shape',
      path: transformPath(path, square, scale),
      ...(line ? { stroke: paint, line: line * scale } : { fill: paint }),
    });
  }
}

/** The brand mark, in one color for black-and-white printers. */
export function logo(sheet: Sheet, square: Square): void {
  const path = pathDataOf(drawings.mark).join(' ');
  sheet.marks.push({
    kind: 'shape',
    path: transformPath(path, square, square.size / 32),
    fill: 'surface',
  });
}

/** Parameters of each path command: x and y pairs, one of them, or the seven of an arc. */
const PARAMETERS = new Map([
  ['m', 'xy'],
  ['l', 'xy'],
  ['t', 'xy'],
  ['q', 'xyxy'],
  ['s', 'xyxy'],
  ['c', 'xyxyxy'],
  ['h', 'x'],
  ['v', 'y'],
  ['a', 'rr...xy'],
]);

/** Translates and scales a path. Relative commands are only scaled. */
function transformPath(path: string, to: { x: number; y: number }, scale: number): string {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)]
    .map(([, command = '', numbers = '']) => {
      const kinds = PARAMETERS.get(command.toLowerCase()) ?? '';
      const isRelative = command === command.toLowerCase();
      const values = numbers.match(/-?\d*\.?\d+/g) ?? [];
      const moved = values.map((value, index) => {
        const kind = kinds[index % kinds.length];
        if (kind === '.') return value;
        const offset = isRelative || kind === 'r' ? 0 : kind === 'x' ? to.x : to.y;
        return String(Math.round((Number(value) * scale + offset) * 100) / 100);
      });
      return command + moved.join(' ');
    })
    .join('');
}

/** A square centered in a box. */
export const centered = (box: Box, size: number): Square => ({
  x: box.x + (box.width - size) / 2,
  y: box.y + (box.height - size) / 2,
  size,
});
