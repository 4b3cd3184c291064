import { renderAsync } from '@resvg/resvg-js';
import { cardSvg, type Card } from './card.ts';
import { lettering } from './lettering.ts';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Draws cards as PNG, with the letters of a font that these cards use. */
export async function penFor(
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

const compressed = promisify(deflate);

/** Colors are told apart in steps of this size, of 256, which no eye sees at the edge of a letter. */
const STEP = 8;

/**
 * Writes a picture of few colors as a PNG with a palette (ISO/IEC 15948): a third of the bytes that
 * true color takes. Throws where it has more than 256 colors.
 *
 * @param pixels red, green, blue and opacity of each pixel, row by row; opacity is not kept
 */
export async function palettePng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer> {
  const { palette, rows } = indexed(pixels, width, height);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', await compressed(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function indexed(pixels: Uint8Array, width: number, height: number) {
  const places = new Map<number, number>();
  const palette: number[] = [];
  // Each row begins with the number of its filter; 0 is none.
  const rows = Buffer.alloc((width + 1) * height);
  // A whole pixel is compared at once: most are like the one before.
  const whole = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  let last = ~whole[0]!;
  let place = 0;
  for (let row = 0, pixel = 0; row < height; row += 1)
    for (let at = row * (width + 1) + 1; at < (row + 1) * (width + 1); at += 1, pixel += 1) {
      if (whole[pixel] !== last) {
        last = whole[pixel]!;
        place = placeOf(pixel * 4);
      }
      rows[at] = place;
    }
  if (places.size > 256)
    throw new RangeError(`A card has ${places.size} colors; its PNG holds 256. Use fewer.`);
  return { palette, rows };

  function placeOf(at: number): number {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = ((red / STEP) << 16) | ((green / STEP) << 8) | (blue / STEP);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, places.size);
    palette.push(red, green, blue);
    return places.size - 1;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
