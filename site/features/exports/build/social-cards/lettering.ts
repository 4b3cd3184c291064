import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Converts text to outlines in one weight of the site's font. */
export interface Lettering {
  /** Width of a line, in the same unit as `size`. */
  width: (text: string, size: number) => number;
  /** Path data of a line whose baseline starts at `x`, `y`. */
  path: (text: string, size: number, x: number, y: number) => string;
}

/**
 * Loads one weight of the font that the site ships, so that images are independent of the fonts of the machine.
 *
 * @param file a variable font with a `wght` axis
 * @param characters all characters that will be used
 */
export async function lettering(
  file: string,
  weight: number,
  characters: string,
): Promise<Lettering> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const font = create(await subsetFont(await readFile(file), characters, options)) as Font;
  const scaled = (size: number) => size / font.unitsPerEm;
  // Cached, because a title is measured at several sizes and widths are proportional to the size.
  const widths = new Map<string, number>();
  const widthOf = (text: string): number => {
    const width = widths.get(text) ?? font.layout(text).advanceWidth;
    widths.set(text, width);
    return width;
  };
  return {
    width: (text, size) => widthOf(text) * scaled(size),
    path: (text, size, x, y) => {
      const { glyphs, positions } = font.layout(text);
      let at = x;
      return glyphs
        .map(({ path }, index) => {
          const outline = path.scale(scaled(size), -scaled(size)).translate(at, y).toSVG();
          at += positions[index]!.xAdvance * scaled(size);
          return rounded(outline);
        })
        .join('');
    },
  };
}

/** Rounds to a tenth of a pixel. */
const rounded = (outline: string) =>
  outline.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
