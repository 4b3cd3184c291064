import { encode } from 'uqr';
import type { Code } from './marks.ts';

/** ISO/IEC 18004: the free space around a code, in modules. */
export const QUIET = 4;

/** 30 millimeters: read from a phone held 30 centimeters away. */
export const CODE_SIZE = 85;

/** How much room a code takes with its quiet zone, in points. */
export const codeRoom = (url: string): number => CODE_SIZE * withQuiet(url);

/** How many times wider a code is with its quiet zone than without. */
export function withQuiet(url: string): number {
  const { size } = matrix(url);
  return (size + 2 * QUIET) / size;
}

/** A QR code whose quiet zone starts at x and y, `side` points wide without it. @throws {RangeError} too long a text */
export function drawCode(url: string, x: number, y: number, side = CODE_SIZE): Code {
  const { size, data } = matrix(url);
  const module = side / size;
  const left = x + QUIET * module;
  const top = y + QUIET * module;
  const runs = data.flatMap((row, line) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => {
      const [from, to] = [left + index * module, top + line * module].map(round);
      return `M${from} ${to}h${round(run.length * module)}v${round(module)}h${round(-run.length * module)}z`;
    }),
  );
  return {
    kind: 'code',
    url,
    module,
    box: { x: left, y: top, width: side, height: side },
    path: runs.join(''),
  };
}

const matrices = new Map<string, { size: number; data: boolean[][] }>();

function matrix(url: string): { size: number; data: boolean[][] } {
  const made = matrices.get(url) ?? encode(url, { ecc: 'M', border: 0, boostEcc: false });
  matrices.set(url, made);
  return made;
}

const round = (value: number) => Math.round(value * 100) / 100;
