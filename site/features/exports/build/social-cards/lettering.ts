import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Text as outlines, in the family of the site and in one weight. */
export interface Lettering {
  /** Width of a line, in the unit of `size`. */
  width: (text: string, size: number) => number;
  /** The `d` of a path whose base line begins at `x`, `y`. */
  path: (text: string, size: number, x: number, y: number) => string;
}

/**
 * Makes the letters of a weight from the font file that the site ships, so that a picture looks the
 * same on every machine whatever fonts it has.
 *
 * @param file a variable font with a `wght` axis
 * @param characters all that will be written
 */
export async function lettering(
  file: string,
  weight: number,
  characters: string,
): Promise<Lettering> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const font = create(await subsetFont(await readFile(file), characters, options)) as Font;
  const scaled = (size: number) => size / font.unitsPerEm;
  // A title is tried in several sizes, whose widths differ by the size alone.
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

/** A tenth of a pixel is finer than the picture. */
const rounded = (outline: string) =>
  outline.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
