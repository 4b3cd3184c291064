import type { Paper } from '../../printables/shared/drawing/paper.ts';
import { printFrame } from '../../labs/page/print-paper.ts';

/** The picture of a sheet, for an `<img>`. */
export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Opens the print dialog with one page for each side, in the size of the paper. */
export function printSides(title: string, sides: string[], { size }: Paper): void {
  const { width, height } = size;
  // A hair lower than the page: a rounding error would begin another.
  const style = `@page{size:${width}mm ${height}mm;margin:0}body{margin:0}
img{display:block;width:${width}mm;height:${height - 0.3}mm}img+img{break-before:page}`;
  printFrame(title, style, (paper) =>
    sides.map((svg) => {
      const picture = paper.createElement('img');
      picture.src = pictureOf(svg);
      picture.alt = '';
      return picture;
    }),
  );
}
