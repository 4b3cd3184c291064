import { encode } from 'uqr';
import type { Code } from './marks.ts';

/** ISO/IEC 18004: the free space around a code, in modules. */
export const QUIET = 4;

/** 30 millimeters: read from a phone held 30 centimeters away. */
export const CODE_SIZE = 85;

/** How much room a code takes with its quiet zone, in points. */
export function codeRoom(url: string): number {
  const { size } = matrix(url);
  return (CODE_SIZE / size) * (size + 2 * QUIET);
}

/** A QR code whose quiet zone starts at x and y. */
export function drawCode(url: string, x: number, y: number): Code {
  const { size, data } = matrix(url);
  const module = CODE_SIZE / size;
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
    box: { x: left, y: top, width: CODE_SIZE, height: CODE_SIZE },
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
