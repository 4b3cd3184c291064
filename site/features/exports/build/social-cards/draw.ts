import { renderAsync } from '@resvg/resvg-js';
import { cardSvg, type Card } from './card.ts';
import { lettering } from './lettering.ts';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Creates a function that renders cards as PNG, with the font subset that these cards need. */
export async function createRenderer(
  font: string,
  cards: Card[],
): Promise<(card: Card) => Promise<Buffer>> {
  const characters = cards.flatMap((card) => Object.values(card)).join('');
  const [regular, strong, heavy] = await Promise.all(
    [400, 650, 700].map((weight) => lettering(font, weight, characters)),
  );
  const letters = { regular: regular!, strong: strong!, heavy: heavy! };
  return async (card) => {
    const svg = cardSvg(card, letters);
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return palettePng(pixels, width, height);
  };
}

const deflateAsync = promisify(deflate);

/** Quantization step of a color channel (0 to 255), invisible at the edges of letters. */
const STEP = 8;

/**
 * Encodes an image with few colors as a PNG with a palette (ISO/IEC 15948), which takes a third of the bytes of
 * true color. Throws if it has more than 256 colors.
 *
 * @param pixels RGBA, row by row; alpha is ignored
 */
export async function palettePng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer> {
  const { palette, rows } = toPalette(pixels, width, height);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', await deflateAsync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function toPalette(pixels: Uint8Array, width: number, height: number) {
  const indexes = new Map<number, number>();
  const palette: number[] = [];
  // Each row begins with its filter type; 0 is none.
  const rows = Buffer.alloc((width + 1) * height);
  // Compares whole pixels: most equal the previous one.
  const rgba = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  let last = ~rgba[0]!;
  let index = 0;
  for (let row = 0, pixel = 0; row < height; row += 1)
    for (let at = row * (width + 1) + 1; at < (row + 1) * (width + 1); at += 1, pixel += 1) {
      if (rgba[pixel] !== last) {
        last = rgba[pixel]!;
        index = indexOf(pixel * 4);
      }
      rows[at] = index;
    }
  if (indexes.size > 256)
    throw new RangeError(`A card has ${indexes.size} colors; its PNG holds 256. Use fewer.`);
  return { palette, rows };

  function indexOf(at: number): number {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = ((red / STEP) << 16) | ((green / STEP) << 8) | (blue / STEP);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, indexes.size);
    palette.push(red, green, blue);
    return indexes.size - 1;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
