import { encode } from 'uqr';
import type { Code } from './marks.ts';

/** Width of the quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const QUIET = 4;

/** Room of the largest code with error correction M, in bytes (ISO/IEC 18004). */
const MAX_BYTES = 2_331;

/** 30 mm in points: readable by a phone at a distance of 30 cm. */
export const CODE_SIZE = 85;

/** Width of a code including its quiet zone, in points. */
export const codeWidth = (url: string): number => CODE_SIZE * withQuiet(url);

/** Ratio of the width of a code with its quiet zone to the width without it. */
export function withQuiet(url: string): number {
  const { size } = matrix(url);
  return (size + 2 * QUIET) / size;
}

/** A QR code whose quiet zone starts at x and y; `side` is its width without it, in points. @throws {RangeError} the text is too long */
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
  if (new TextEncoder().encode(url).length > MAX_BYTES)
    throw new RangeError(`A code has room for ${MAX_BYTES} characters. Shorten its text.`);
  const cached = matrices.get(url) ?? encode(url, { ecc: 'M', border: 0, boostEcc: false });
  matrices.set(url, cached);
  return cached;
}

const round = (value: number) => Math.round(value * 100) / 100;
